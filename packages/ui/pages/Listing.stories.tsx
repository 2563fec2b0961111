import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../src/components/Breadcrumbs/Breadcrumbs.js'
import { Container } from '../src/components/Container/Container.js'
import { Listing } from '../src/components/Listing/Listing.js'
import { LogoWall } from '../src/components/LogoWall/LogoWall.js'
import { PointOfSaleBanner } from '../src/components/PointOfSaleBanner/PointOfSaleBanner.js'
import type { ProductTileData } from '../src/components/ProductTile/ProductTile.js'
import { SeoText } from '../src/components/SeoText/SeoText.js'
import { WishlistToggle } from '../src/components/WishlistToggle/WishlistToggle.js'
import { scene } from '../test/media.js'
import { ShopFrame } from './frames/ShopFrame.js'
import * as css from './frames/page.css.js'
import { walk } from './frames/walk.js'
import { house } from './sample/site.js'
import { watches } from './sample/watches.js'

const value = (name: string, label: string, count: number, isSelected = false) => ({
  value: name,
  label,
  count,
  isSelected,
  href: `/watches?refine=${name}`,
})

const keep = ({ brand, name }: ProductTileData) => (
  <WishlistToggle variant="image" productName={`${brand} ${name}`} isPressed={false} onToggle={() => {}} />
)

/** Listing of all watches: large product images, small controls and text. */
function ListingPage() {
  return (
    <ShopFrame>
      <Container width="listing">
        <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Watches' }]} />
      </Container>
      <Listing
        title="Watches"
        text="From five makers whom we visit every autumn, watchmakers and buyers together. Either may say no."
        total={64}
        products={watches}
        refinements={[
          {
            id: 'brand',
            label: 'House',
            values: [
              value('aurelune', 'Aurelune', 14),
              value('brandvold', 'Brandvold', 16),
              value('ilvane', 'Ilvane', 11),
              value('kestrelle', 'Kestrelle', 12),
              value('tessmohr', 'Tessmohr', 11),
            ],
          },
          {
            id: 'material',
            label: 'Case',
            values: [value('steel', 'Steel', 38), value('gold', 'Gold', 21), value('titanium', 'Titanium', 5)],
          },
          {
            id: 'diameter',
            label: 'Diameter',
            values: [value('36', 'Up to 36 mm', 19), value('40', '37 to 40 mm', 33), value('44', 'Above 40 mm', 12)],
          },
        ]}
        chips={[]}
        clearHref={null}
        sort={{
          options: [
            { id: 'choice', label: 'Our choice', href: '/watches' },
            { id: 'price-up', label: 'Price, ascending', href: '/watches?sort=price-up' },
            { id: 'new', label: 'Newest first', href: '/watches?sort=new' },
          ],
          selectedId: 'choice',
        }}
        pageSizes={[]}
        pagination={{
          page: 1,
          pageCount: 6,
          hrefFor: [1, 2, 3, 6].map((page) => ({ page, href: `/watches?page=${page}` })),
          previousHref: null,
          nextHref: '/watches?page=2',
          showMoreHref: '/watches?page=2',
          shownCount: watches.length,
        }}
        status="ready"
        retryHref="/watches"
        renderAction={keep}
      />
      <LogoWall
        title="Five houses"
        logos={['Aurelune', 'Brandvold', 'Ilvane', 'Kestrelle', 'Tessmohr'].map((name) => ({
          name,
          image: null,
          href: `/${name.toLowerCase()}`,
        }))}
      />
      <PointOfSaleBanner
        image={scene('boutique')}
        overline="See them side by side"
        name="Zürich, Bahnhofstrasse"
        address={['Bahnhofstrasse 100', '8001 Zürich']}
        openingStatus="Open until 18:30"
        phone={house.phone}
        storeHref="/boutiques/zurich"
        appointmentHref="/appointments"
      />
      <SeoText
        className={css.wide}
        title="How we choose"
        html="<p>A watch comes into our cases when three people agree: the buyer who likes it, the watchmaker who has opened one, and the adviser who will have to explain it. We ask how long parts will be made, who may service it, and whether the strap can be changed at home.</p><p>About one in nine passes. What remains is a small choice, and we know each of them by its faults as well as its virtues. If you miss a house here, we can probably tell you why.</p>"
      />
    </ShopFrame>
  )
}

const meta = {
  title: 'Pages/Listing',
  component: ListingPage,
  tags: ['!autodocs'],
  globals: { theme: 'retailer' },
} satisfies Meta<typeof ListingPage>

export default meta

export const Page: StoryObj<typeof meta> = { play: walk }

/** The texts of the components change with the language; the page content comes from the editor. */
export const InGerman: StoryObj<typeof meta> = { ...Page, globals: { locale: 'de' } }
