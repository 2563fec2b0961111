import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx'
import { HomepageHeroBannerSlide } from '../src/components/HomepageHeroBannerSlide/HomepageHeroBannerSlide.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { NavigationTileCarousel } from '../src/components/NavigationTileCarousel/NavigationTileCarousel.js'
import { ProductCarousel } from '../src/components/ProductCarousel/ProductCarousel.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { surface } from '../src/theme/surface.css.js'
import { portrait, scene } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { aubade, catena, sund } from './sample/jewels.js'
import { harrier, moonphase, nordhavn, quai } from './sample/watches.js'

/** The home page: one message per screen. */
function HomePage() {
  return (
    <ShopFrame>
      <HomepageHeroBannerSlide
        fetchPriority="high"
        headingLevel={1}
        tone="onLight"
        image={scene('home')}
        title="The work behind the glass"
        text="Watches and jewellery, chosen by people who also repair them."
        links={[
          { label: 'See the watches', href: '/watches' },
          { label: 'About the workshop', href: '/workshop' },
        ]}
        slotProps={{ text: { className: css.short } }}
      />
      <IntroductionText
        title="A shop with a workbench in it"
        text="In each of our boutiques the bench is in view of the door. Whoever sells you a watch walks ten steps to ask whoever will one day open it."
      />
      <NavigationTileCarousel
        tiles={[
          { image: portrait('watches'), title: 'Watches', href: '/watches', text: 'Five makers, visited every autumn' },
          {
            image: portrait('jewellery'),
            title: 'Jewellery',
            href: '/jewellery',
            text: 'From three ateliers and our own',
          },
          { image: portrait('preowned'), title: 'Pre-owned', href: '/pre-owned', text: 'Sold with the service record' },
          { image: portrait('gifts'), title: 'Gifts', href: '/gifts', text: 'Packed by hand, sent with a card' },
        ]}
      />
      <div className={clsx(surface.dark, css.band)}>
        <Teaser
          image={scene('high-jewellery')}
          overline="High jewellery"
          title="Thirty-one emeralds, four years"
          text="The stones of the Nocturne necklace come from a single parcel. It took eleven months to make and there is one; we show it by appointment, in daylight."
          link={{ label: 'See the Nocturne', href: '/high-jewellery' }}
          imageSide="right"
        />
      </div>
      <ProductCarousel
        title="New in the cases"
        link={{ label: 'All arrivals', href: '/new' }}
        products={[moonphase, aubade, nordhavn, sund, quai, catena, harrier]}
      />
      <Teaser
        image={scene('corvane')}
        overline="Official retailer"
        title="Corvane in Zürich and Genève"
        text="Two of our boutiques are appointed by Corvane. Its watches have a room of their own there, and an adviser who knows when they arrive."
        link={{ label: 'Enter the Corvane pages', href: '/corvane' }}
      />
      <QuoteText
        quote="“A movement tells you who has been inside. We try to leave nothing to read.”"
        source="Ruth Aebi, head watchmaker, Zürich"
      />
      <Teaser
        isFullBleed
        image={scene('ledger')}
        title="Every repair since 1911 is written down"
        text="The ledgers stand in Bahnhofstrasse and may be read. If your watch passed through our hands, we copy its page for you."
        link={{ label: 'Ask for a page', href: '/contact' }}
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof HomePage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }
