import { Button } from '@vitrine/ui/Button'
import { CloudImage } from '@vitrine/ui/CloudImage'
import { Container } from '@vitrine/ui/Container'
import { NotFoundPage } from '@vitrine/ui/NotFoundPage'
import { Price } from '@vitrine/ui/Price'
import { TextField } from '@vitrine/ui/TextField'
import { text } from '@vitrine/ui/theme/text'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { pieces } from './pieces'

const FlyoutDrawer = lazy(() =>
  import('@vitrine/ui/FlyoutDrawer').then(({ FlyoutDrawer }) => ({ default: FlyoutDrawer })),
)

export function PiecePage() {
  const { id } = useParams()
  const [isOpen, setIsOpen] = useState<boolean>()
  const piece = pieces.find((one) => one.id === id)
  if (!piece?.image) return <NotFoundPage homeHref="/" searchAction="/" links={[]} />
  return (
    <Container width="listing" className="piece">
      <CloudImage image={piece.image} sizes="(min-width: 768px) 50vw, 100vw" priority className="picture" />
      <div className="facts">
        <p className={text.overline}>{piece.brand}</p>
        <h1 className={text.h1}>{piece.name}</h1>
        <Price price={piece.price} currency={piece.currency} size="large" />
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
