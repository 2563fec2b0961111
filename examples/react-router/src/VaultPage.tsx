import { Container } from '@vitrine/ui/Container'
import { HeroBanner } from '@vitrine/ui/HeroBanner'
import { ProductGrid } from '@vitrine/ui/ProductGrid'
import { text } from '@vitrine/ui/theme/text'
import { hero, products } from './products'

export function VaultPage() {
  return (
    <>
      <HeroBanner
        image={hero}
        overline="Certified"
        title="Time, proved twice"
        headingLevel={1}
        size="medium"
        fetchPriority="high"
      />
      <Container width="listing" className="section">
        <h2 className={text.h2}>From the vault</h2>
        <ProductGrid products={products} label="Certified watches" headingLevel={3} />
      </Container>
    </>
  )
}
