import { Button } from '@vitrine/ui/Button'
import { CloudImage } from '@vitrine/ui/CloudImage'
import { Container } from '@vitrine/ui/Container'
import { NotFoundPage } from '@vitrine/ui/NotFoundPage'
import { Price } from '@vitrine/ui/Price'
import { TextField } from '@vitrine/ui/TextField'
import { text } from '@vitrine/ui/theme/text'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { products } from './products'

const FlyoutDrawer = lazy(() =>
  import('@vitrine/ui/FlyoutDrawer').then(({ FlyoutDrawer }) => ({ default: FlyoutDrawer })),
)

export function ProductPage() {
  const { id } = useParams()
  const [isOpen, setIsOpen] = useState<boolean>()
  const product = products.find((one) => one.id === id)
  if (!product?.image) return <NotFoundPage homeHref="/" searchAction="/" links={[]} />
  return (
    <Container width="listing" className="product">
      <CloudImage
        image={product.image}
        sizes="(min-width: 768px) 50vw, 100vw"
        fetchPriority="high"
        className="picture"
      />
      <div className="facts">
        <p className={text.overline}>{product.brand}</p>
        <h1 className={text.h1}>{product.name}</h1>
        <Price price={product.price} currency={product.currency} size="large" />
        <Button onClick={() => setIsOpen(true)}>Ask about this piece</Button>
      </div>
      {isOpen !== undefined && (
        <Suspense>
          <FlyoutDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Your question">
            <TextField label="Email" type="email" autoComplete="email" mark="none" />
            <Button>Send</Button>
          </FlyoutDrawer>
        </Suspense>
      )}
    </Container>
  )
}
