import { Container } from '@vitrine/ui/Container'
import { HeroBanner } from '@vitrine/ui/HeroBanner'
import { ProductGrid } from '@vitrine/ui/ProductGrid'
import { text } from '@vitrine/ui/theme/text'
import { UspList } from '@vitrine/ui/UspList'
import { hero, pieces, services } from './pieces'
import { Reserve } from './Reserve'

/** A server component: its parts render on the server, those that act hydrate. */
export default function Page() {
  return (
    <>
      <HeroBanner
        image={hero}
        overline="København"
        title="Nordens lys"
        headingLevel={1}
        size="medium"
        fetchPriority="high"
      />
      <Container width="listing" className="section">
        <h2 className={text.h2}>Nye ure</h2>
        <ProductGrid products={pieces} label="Nye ure" headingLevel={3} />
      </Container>
      <Container width="text" className="section">
        <h2 className={text.h2}>Kom forbi</h2>
        <UspList items={services} />
        <Reserve />
      </Container>
    </>
  )
}
