import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../src/components/Breadcrumbs/Breadcrumbs.js'
import { Container } from '../src/components/Container/Container.js'
import { ProductCarousel } from '../src/components/ProductCarousel/ProductCarousel.js'
import { StoreLocationDetails } from '../src/components/StoreLocationDetails/StoreLocationDetails.js'
import { StoreLocator } from '../src/components/StoreLocator/StoreLocator.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { scene } from '../test/media.js'
import { NOON, storeDetails, stores } from '../test/stores.js'
import { ShopFrame } from './frames/ShopFrame.js'
import { walk } from './frames/walk.js'
import { aubade, sund } from './sample/jewels.js'
import { harrier, meridian, moonphase, quai } from './sample/watches.js'

/** Page of one boutique: photograph, opening hours, contact. */
function BoutiquePage() {
  return (
    <ShopFrame>
      <Container width="listing">
        <Breadcrumbs
          items={[{ label: 'Home', href: '/' }, { label: 'Boutiques', href: '/boutiques' }, { label: 'Zürich' }]}
        />
      </Container>
      <StoreLocationDetails now={NOON} store={{ ...storeDetails, image: scene('boutique') }} />
      <ProductCarousel title="In this boutique today" products={[meridian, aubade, moonphase, sund, quai, harrier]} />
      <Teaser
        image={scene('ledger')}
        imageSide="right"
        overline="The bench"
        title="Ten steps from the door"
        text="Two watchmakers and a goldsmith work in view of the shop. Small things, such as a battery or a link, are done while you wait."
        link={{ label: 'About the workshop', href: '/workshop' }}
      />
    </ShopFrame>
  )
}

/** Page of all boutiques: a list, with the map on request. */
function LocatorPage() {
  return (
    <ShopFrame>
      <StoreLocator
        now={NOON}
        stores={stores}
        finder={{
          action: '/boutiques',
          title: 'Our boutiques',
          text: 'Seven addresses in six countries. Come by, or let us know when you would like to be expected.',
          headingLevel: 1,
          countries: ['CH', 'DE', 'AT', 'FR', 'DK', 'GB'],
          onLocate: () => {},
        }}
      />
      <Teaser
        image={scene('boutique')}
        overline="By appointment"
        title="An hour, a table, and no other customer"
        text="Before nine or after half past six. Say what you would like to see, and whether you take milk."
        link={{ label: 'Choose a day', href: '/appointments' }}
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/Store',
  component: BoutiquePage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof BoutiquePage>

export default meta

type Story = StoryObj<typeof meta>

export const Boutique: Story = { play: walk }

export const Locator: Story = { render: () => <LocatorPage />, play: walk }

/** The texts of the components change with the language; the page content comes from the editor. */
export const InGerman: Story = { ...Locator, globals: { locale: 'de' } }
