import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx'
import { ProductDetail } from '../src/components/ProductDetail/ProductDetail.js'
import { ProductSlider } from '../src/components/ProductSlider/ProductSlider.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { WishlistToggle } from '../src/components/WishlistToggle/WishlistToggle.js'
import { surface } from '../src/theme/surface.css.js'
import { view } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { lisiereBracelet, midnatssol, nocturneEarrings } from './sample/jewels.js'
import { nocturneDetail } from './sample/nocturneDetail.js'

const still = view('jewel', 'still')

/** A unique product without a price, with a contact instead. */
function HighJewelleryProductPage() {
  return (
    <ShopFrame>
      <ProductDetail
        {...nocturneDetail}
        wishlist={
          <WishlistToggle
            variant="text"
            productName="Sérance Nocturne necklace"
            isPressed={false}
            onToggle={() => {}}
          />
        }
      />
      <div className={clsx(surface.dark, css.band)}>
        <QuoteText
          quote="“The drawing takes a week. The other years are spent looking at green.”"
          source="Inès Vautrin, Sérance"
        />
      </div>
      <Teaser
        image={{ landscape: { ...still, focal: { x: 50, y: 80 } }, portrait: null, alt: still.alt }}
        overline="How it is shown"
        title="In daylight, on a neck"
        text="You are shown the Nocturne in a room to the north, between ten and three, and you wear it. We bring it to you if you would rather not travel."
        link={{ label: 'Arrange an hour', href: '/appointments' }}
        imageSide="right"
      />
      <ProductSlider
        title="Also seen once"
        items={[
          { product: nocturneEarrings, text: 'From the same parcel; the second drop was found in the second year.' },
          { product: lisiereBracelet, text: 'Thirty-eight rubies on a platinum thread that no eye finds.' },
          { product: midnatssol, text: 'A pearl of 14 mm from the Sulu Sea, in a wreath of old cuts.' },
        ]}
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/HighJewelleryProduct',
  component: HighJewelleryProductPage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof HighJewelleryProductPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }
