import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Accordion } from '../src/components/Accordion/Accordion.js'
import { BodyText } from '../src/components/BodyText/BodyText.js'
import { Breadcrumbs } from '../src/components/Breadcrumbs/Breadcrumbs.js'
import { CartButton } from '../src/components/CartButton/CartButton.js'
import { CartLine } from '../src/components/CartLine/CartLine.js'
import { CategoryTeaserTile } from '../src/components/CategoryTeaserTile/CategoryTeaserTile.js'
import { CloudImage } from '../src/components/CloudImage/CloudImage.js'
import { EmptyState } from '../src/components/EmptyState/EmptyState.js'
import { FocalImage } from '../src/components/FocalImage/FocalImage.js'
import { Footer } from '../src/components/Footer/Footer.js'
import { Gallery } from '../src/components/Gallery/Gallery.js'
import { Header } from '../src/components/Header/Header.js'
import { HeroBanner } from '../src/components/HeroBanner/HeroBanner.js'
import { IntroductionText } from '../src/components/IntroductionText/IntroductionText.js'
import { KeyFacts } from '../src/components/KeyFacts/KeyFacts.js'
import { Listing } from '../src/components/Listing/Listing.js'
import { LocaleSwitch } from '../src/components/LocaleSwitch/LocaleSwitch.js'
import { ManufacturerPanel } from '../src/components/ManufacturerPanel/ManufacturerPanel.js'
import { MenuTree } from '../src/components/MenuTree/MenuTree.js'
import { NavigationTileCarousel } from '../src/components/NavigationTileCarousel/NavigationTileCarousel.js'
import { NotFoundPage } from '../src/components/NotFoundPage/NotFoundPage.js'
import { Pagination } from '../src/components/Pagination/Pagination.js'
import { PartnerFeatures } from '../src/components/PartnerFeatures/PartnerFeatures.js'
import { PreOwnedProductDetail } from '../src/components/PreOwnedProductDetail/PreOwnedProductDetail.js'
import { Price } from '../src/components/Price/Price.js'
import { ProductCarousel } from '../src/components/ProductCarousel/ProductCarousel.js'
import { ProductDetail } from '../src/components/ProductDetail/ProductDetail.js'
import { ProductGrid } from '../src/components/ProductGrid/ProductGrid.js'
import { ProductTile } from '../src/components/ProductTile/ProductTile.js'
import { QuoteText } from '../src/components/QuoteText/QuoteText.js'
import { RefinementPanel } from '../src/components/RefinementPanel/RefinementPanel.js'
import { SearchBox } from '../src/components/SearchBox/SearchBox.js'
import { ShoppingCartOverlay } from '../src/components/ShoppingCartOverlay/ShoppingCartOverlay.js'
import { SoonPage } from '../src/components/SoonPage/SoonPage.js'
import { SpecificationTable } from '../src/components/SpecificationTable/SpecificationTable.js'
import { Teaser } from '../src/components/Teaser/Teaser.js'
import { UspList } from '../src/components/UspList/UspList.js'
import { VariantPicker } from '../src/components/VariantPicker/VariantPicker.js'
import { photo, scene } from './artwork.js'
import { cartLine, detail, features, listing, tile, tiles, variants } from './pieces.js'
import { renderUi, textOf } from './renderUi.js'
import {
  address,
  footerColumns,
  legalLinks,
  localeOptions,
  email,
  navigation,
  phone,
  utilityLinks,
} from './siteData.js'
import { faults, spoil } from './spoil.js'

const nothing = () => {}
const image = scene('dusk', 'A watch')
const html = '<p>Text</p>'
const words = { title: 'The quiet hour', text: 'Of thin movements', overline: 'House' }
const link = { href: '/', label: 'See' }
const sale = { kind: 'promotion', amount: 6900, regularAmount: 8200, isStartingAt: true } as const
const cart = { onQuantityChange: nothing, onRemove: nothing }
const ways = { onCheckout: nothing, onGoToCart: nothing, onContinue: nothing, onRetry: nothing }
const frame = { menuHref: '#menu', search: null, localeSwitch: null, cart: null }

type Bad = <Data extends object>(data: Data) => Data

/** Every component that renders commerce or editor data, with all optional data. */
const parts: Readonly<Record<string, (bad: Bad) => ReactNode>> = {
  Accordion: (bad) => <Accordion {...bad({ title: 'Questions', panels: [{ id: '1', title: 'One', html }] })} />,
  BodyText: (bad) => <BodyText {...bad({ title: 'Care', html })} />,
  Breadcrumbs: (bad) => <Breadcrumbs {...bad({ items: detail.breadcrumbs })} />,
  CartButton: (bad) => <CartButton href="/cart" {...bad({ count: 2 })} />,
  CartLine: (bad) => <CartLine {...bad({ line: { ...cartLine, price: sale } })} {...cart} />,
  CategoryTeaserTile: (bad) => <CategoryTeaserTile {...bad({ image, title: 'Watches', text: 'All', href: '/w' })} />,
  CloudImage: (bad) => <CloudImage image={bad(photo('dusk', 'A watch'))} sizes="1px" aspectRatio="4:5" />,
  EmptyState: (bad) => <EmptyState {...bad({ title: 'Nothing', text: 'Here' })} />,
  FocalImage: (bad) => <FocalImage image={bad(image)} sizes="1px" />,
  Footer: (bad) => (
    <Footer {...bad({ columns: footerColumns, legalLinks, phone, address, note: 'VAT', brand: 'H' })} localeSwitch="" />
  ),
  Gallery: (bad) => <Gallery {...bad({ items: detail.gallery })} background="sand" />,
  Header: (bad) => <Header {...bad({ navigation, utilityLinks, phone })} {...frame} brand="Halbrenn" homeHref="/" />,
  HeroBanner: (bad) => <HeroBanner {...bad({ ...words, image, link })} />,
  IntroductionText: (bad) => <IntroductionText {...bad(words)} />,
  KeyFacts: (bad) => <KeyFacts {...bad({ facts: detail.keyFacts })} />,
  Listing: (bad) => <Listing {...bad({ ...listing, query: 'meridian' })} />,
  'Listing without results': (bad) => <Listing {...bad({ ...listing, products: [], query: 'meridian' })} />,
  LocaleSwitch: (bad) => <LocaleSwitch {...bad({ options: localeOptions })} />,
  ManufacturerPanel: (bad) => <ManufacturerPanel {...bad({ records: detail.manufacturers })} />,
  MenuTree: (bad) => <MenuTree {...bad({ navigation, utilityLinks, phone })} />,
  NavigationTileCarousel: (bad) => (
    <NavigationTileCarousel {...bad({ title: 'All', tiles: [{ image, title: 'One', href: '/1' }] })} />
  ),
  NotFoundPage: (bad) => <NotFoundPage {...bad({ links: legalLinks })} homeHref="/" searchAction="/search" />,
  Pagination: (bad) => <Pagination {...bad({ pagination: { ...listing.pagination, showMoreHref: null }, total: 9 })} />,
  PartnerFeatures: (bad) => <PartnerFeatures {...bad({ features })} />,
  PreOwnedProductDetail: (bad) => <PreOwnedProductDetail {...bad({ ...detail, features, setItems: tiles(2) })} />,
  Price: (bad) => <Price {...bad({ price: sale })} currency="CHF" />,
  ProductCarousel: (bad) => <ProductCarousel {...bad({ title: 'More', link, products: tiles(3) })} />,
  ProductDetail: (bad) => <ProductDetail {...bad({ ...detail, callout: 'New', setItems: tiles(2) })} />,
  ProductGrid: (bad) => <ProductGrid {...bad({ label: 'Watches', products: tiles(3) })} />,
  ProductTile: (bad) => <ProductTile {...bad({ product: { ...tile, price: sale, badge: 'new' } as const })} />,
  QuoteText: (bad) => <QuoteText {...bad({ quote: 'Time.', source: 'Ida' })} />,
  RefinementPanel: (bad) => <RefinementPanel {...bad({ groups: listing.refinements, total: 9 })} resultsId="r" />,
  SearchBox: (bad) => (
    <SearchBox
      {...bad({ query: 'meridian', recent: ['gold'] })}
      action="/search"
      suggestions={null}
      status="ready"
      onQueryChange={nothing}
    />
  ),
  ShoppingCartOverlay: (bad) => (
    <ShoppingCartOverlay
      {...bad({ lines: [cartLine], total: 12500 })}
      {...cart}
      {...ways}
      status="ready"
      currency="CHF"
      checkoutHref="/checkout"
      cartHref="/cart"
    />
  ),
  SoonPage: (bad) => <SoonPage {...bad({ title: 'Appointments', phone, email })} homeHref="/" />,
  SpecificationTable: (bad) => <SpecificationTable {...bad({ groups: detail.specifications })} />,
  Teaser: (bad) => <Teaser {...bad({ ...words, image, link })} />,
  UspList: (bad) => <UspList {...bad({ items: detail.usps })} />,
  VariantPicker: (bad) => <VariantPicker {...bad({ groups: variants })} />,
}

describe.each(Object.entries(faults))('with %s', (_fault, change) => {
  it.each(Object.entries(parts))('%s renders as intended', (_name, part) => {
    const html = renderUi(part((data) => spoil(data, change)))
    expect(textOf(html)).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|∞/)
    expect(html).not.toMatch(/="(?:undefined|null|NaN|Infinity|\[object Object\])"/)
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('style=')
  })
})

describe('forty variants', () => {
  it('are all rendered, once each', () => {
    const options = Array.from({ length: 40 }, (_, index) => ({
      value: String(index),
      label: `Size ${index}`,
      href: `/${index}`,
      isSelected: index === 0,
      isAvailable: true,
      image: null,
    }))
    const html = renderUi(<VariantPicker groups={[{ id: 'size', label: 'Size', kind: 'swatch', options }]} />)
    expect(html.match(/<a /g)).toHaveLength(40)
  })
})
