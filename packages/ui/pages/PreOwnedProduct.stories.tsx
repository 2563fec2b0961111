import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from '../src/components/Accordion/Accordion.js'
import { Button } from '../src/components/Button/Button.js'
import { PreOwnedProductDetail } from '../src/components/PreOwnedProductDetail/PreOwnedProductDetail.js'
import { ProductCarousel } from '../src/components/ProductCarousel/ProductCarousel.js'
import { WishlistToggle } from '../src/components/WishlistToggle/WishlistToggle.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { ashcombeDetail, wall } from './sample/preOwned.js'

/** Detail page of a pre-owned watch, on the sand background of the retailer's pre-owned products. */
function PreOwnedProductPage() {
  return (
    <ShopFrame>
      <PreOwnedProductDetail
        {...ashcombeDetail}
        purchase={<Button>Add to cart</Button>}
        wishlist={
          <WishlistToggle variant="text" productName="Kestrelle Ashcombe" isPressed={false} onToggle={() => {}} />
        }
        related={
          <>
            <Accordion
              className={css.column}
              title="Before you decide"
              panels={[
                {
                  id: 'see-it',
                  title: 'May I see it first?',
                  html: '<p>Yes. We send it to the boutique nearest to you and keep it there for a week.</p>',
                },
                {
                  id: 'warranty',
                  title: 'What does the warranty cover?',
                  html: '<p>The movement and the water resistance, for two years from the day you receive the watch, in all our boutiques. Your statutory rights remain as they are.</p>',
                },
                {
                  id: 'return',
                  title: 'Would you take it back?',
                  html: '<p>Thirty days without a reason, and after that at the value of the day. Most of these watches have come to us twice.</p>',
                },
              ]}
            />
            <ProductCarousel
              title="On the wall now"
              link={{ label: 'The whole gallery', href: '/pre-owned' }}
              products={wall}
            />
          </>
        }
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/PreOwnedProduct',
  component: PreOwnedProductPage,
  tags: ['!autodocs'],
  globals: { theme: 'cpov7' },
} satisfies Meta<typeof PreOwnedProductPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }

/** The texts of the components change with the language; the page content comes from the editor. */
export const InGerman: StoryObj<typeof meta> = { ...Page, globals: { locale: 'de' } }
