import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx'
import { Image } from '../src/components/Image/Image.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { ProductCarousel } from '../src/components/ProductCarousel/ProductCarousel.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { surface } from '../src/theme/surface.css.js'
import { scene, view } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { wall } from './sample/preOwned.js'

const macro = view('preowned', 'macro')

/** Pre-owned watches on a light background, in catalogue layout. */
function PreOwnedNewPage() {
  return (
    <ShopFrame>
      <IntroductionText
        headingLevel={1}
        overline="The pre-owned gallery"
        title="Second owner, first service"
        text="We sold most of these watches once before. We know where they have been."
      />
      <Image fetchPriority="high" width="full" landscapeRatio="21:9" image={scene('preowned')} />
      <IntroductionText
        title="The record comes with the watch"
        text="Six to eight weeks on the bench, every replaced part listed, every old part in a bag. You may have both."
      />
      <Teaser
        image={{ landscape: macro, portrait: null, alt: macro.alt }}
        overline="Number 7015"
        title="Twenty-three left the kiln"
        text="Forty grey dials were fired for this Ashcombe in 2015. The one we have was worn in Bern for eleven years and has one short scratch, at four o’clock."
        link={{ label: 'See the Ashcombe', href: '/p/7015-380-1.html' }}
      />
      <ProductCarousel
        title="On the wall now"
        link={{ label: 'The whole gallery', href: '/pre-owned/watches' }}
        products={wall}
      />
      <QuoteText
        quote="“The scratch is from a door in Trieste. The owner asked us to leave it.”"
        source="Service record, 2025"
      />
      <div className={clsx(surface.raised, css.band)}>
        <Teaser
          image={scene('ledger')}
          imageSide="right"
          title="Part with a watch"
          text="Bring it in or send us three pictures. You receive an offer within two working days, valid for a week, as money or towards something else."
          link={{ label: 'Ask for an offer', href: '/pre-owned/offer' }}
        />
      </div>
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/PreOwnedNew',
  component: PreOwnedNewPage,
  tags: ['!autodocs'],
  globals: { theme: 'cpov7' },
} satisfies Meta<typeof PreOwnedNewPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }
