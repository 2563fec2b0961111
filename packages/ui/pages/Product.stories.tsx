import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../src/components/Button/Button.js'
import { ProductRecommendations } from '../src/components/ProductRecommendations/ProductRecommendations.js'
import { ProductDetail } from '../src/components/ProductDetail/ProductDetail.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { WishlistToggle } from '../src/components/WishlistToggle/WishlistToggle.js'
import { scene } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import { walk } from './frames/walk.js'
import { meridianDetail } from './sample/meridianDetail.js'
import { ashcombe, cambrure, lisere, moonphase, quai } from './sample/watches.js'

/** Detail page of a watch that can be ordered: images, then description, then contact. */
function ProductPage() {
  return (
    <ShopFrame>
      <ProductDetail
        {...meridianDetail}
        purchase={<Button>Add to cart</Button>}
        wishlist={
          <WishlistToggle variant="text" productName="Aurelune Meridian 40" isPressed={false} onToggle={() => {}} />
        }
        related={
          <>
            <Teaser
              image={scene('ledger')}
              imageSide="right"
              overline="Service"
              title="It will be opened here, too"
              text="Every five years or so a Meridian wants oil. Our watchmakers were trained on it at Aurelune, and write down what they did."
              link={{ label: 'About the workshop', href: '/workshop' }}
            />
            <ProductRecommendations
              title="Of the same temper"
              link={{ label: 'All dress watches', href: '/dress-watches' }}
              products={[moonphase, ashcombe, quai, cambrure, lisere]}
            />
          </>
        }
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/Product',
  component: ProductPage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof ProductPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }

/** The texts of the components change with the language; the page content comes from the editor. */
export const InGerman: StoryObj<typeof meta> = { ...Page, globals: { locale: 'de' } }
