import { Container } from '@vitrine/ui/Container'
import { HeroBanner } from '@vitrine/ui/HeroBanner'
import { ProductGrid } from '@vitrine/ui/ProductGrid'
import { text } from '@vitrine/ui/theme/text'
import { hero, pieces } from './pieces'

export function VaultPage() {
  return (
    <>
      <HeroBanner
        image={hero}
        overline="Certified"
        title="Time, proved twice"
        headingLevel={1}
        size="medium"
        priority
      />
      <Container width="listing" className="section">
        <h2 className={text.h2}>From the vault</h2>
        <ProductGrid products={pieces} label="Certified watches" headingLevel={3} />
      </Container>
    </>
  )
}
