import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from '../src/components/Accordion/Accordion.js'
import { Container } from '../src/components/Container/Container.js'
import { HeroBanner } from '../src/components/HeroBanner/HeroBanner.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { ProductGrid } from '../src/components/ProductGrid/ProductGrid.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { scene, view } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { lots } from './sample/preOwned.js'

const macro = view('cpo', 'macro')

/** Pre-owned watches on black, each with its year and its service history. */
function PreOwnedPage() {
  return (
    <ShopFrame>
      <HeroBanner
        fetchPriority="high"
        headingLevel={1}
        image={scene('cpo')}
        overline="Certified pre-owned"
        title="Each one has been somewhere"
        text="Six watches of one house. There is one of each."
        link={{ label: 'See the watches', href: '#lots' }}
      />
      <IntroductionText
        title="What certified means here"
        text="One watchmaker opens the watch, confirms every part and signs for it. If a part is not original we replace it, or we do not sell the watch."
      />
      <Container width="listing" id="lots">
        <ProductGrid className={css.threes} products={lots} label="Certified watches" />
      </Container>
      <Teaser
        image={{ landscape: macro, portrait: null, alt: macro.alt }}
        imageSide="right"
        overline="The examination"
        title="Forty-one checks, eleven days"
        text="Serial number, dial, hands, case, movement, rate in five positions, water resistance. The list is in the box, with the name of the person who ticked it."
        link={{ label: 'Read a list', href: '/pre-owned/examination' }}
      />
      <QuoteText
        quote="“An unpolished case keeps its edges. I would rather explain a scratch than hide one.”"
        source="Tomas Lindqvist, watchmaker, København"
      />
      <Accordion
        className={css.column}
        title="Questions we are asked"
        panels={[
          {
            id: 'polish',
            title: 'Do you polish the cases?',
            html: '<p>Rarely, and never without saying so. The condition line of each watch tells you what was done.</p>',
          },
          {
            id: 'warranty',
            title: 'What does the warranty cover?',
            html: '<p>The movement and the water resistance, for two years from the day you receive the watch, in all our boutiques. Your statutory rights remain as they are.</p>',
          },
          {
            id: 'see',
            title: 'May I see a watch first?',
            html: '<p>Yes. We send it to the boutique nearest to you and keep it there for a week.</p>',
          },
        ]}
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/PreOwned',
  component: PreOwnedPage,
  tags: ['!autodocs'],
  globals: { theme: 'cpo' },
} satisfies Meta<typeof PreOwnedPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }
