import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { componentsOf } from './componentGraph.mjs'
import { lazyParts } from './importRules.mjs'
import { root } from '../run/run.mjs'

const folder = `${root}packages/ui/src/components/`
const all = readdirSync(folder).filter((name) => existsSync(`${folder}${name}/${name}.tsx`))

/** Components that must be loaded on demand. */
const onIntent = [
  ...lazyParts,
  'ImageZoom',
  'MegaMenu',
  'ProductComparison',
  'StoreMap',
  'Turntable',
  'VideoPlayer',
  ...all.filter((name) => name.endsWith('Form') || ['AddressFields', 'PhoneField'].includes(name)),
]

/** Components that pages render initially or keep in a flyout. */
const composites = [
  'Accordion',
  'BannerSlider',
  'Breadcrumbs',
  'CartLine',
  'CategoryTeaserTile',
  'ErrorPage',
  'Footer',
  'Gallery',
  'Header',
  'HeroBanner',
  'HomepageHeroBannerSlide',
  'Image',
  'Listing',
  'LoadMore',
  'NavigationTileCarousel',
  'NotFoundPage',
  'PageLayout',
  'PartnerBrandBannerSlider',
  'PointOfSaleBanner',
  'PreOwnedProductDetail',
  'ProductCarousel',
  'ProductDetail',
  'ProductGrid',
  'ProductSlider',
  'ProductTile',
  'PushTeaser',
  'RetailerFrame',
  'SearchBox',
  'ShoppingCartOverlay',
  'StoreAvailability',
  'StoreFinder',
  'StoreLocationDetails',
  'StoreLocator',
  'Teaser',
  'ToastRegion',
  'WishlistToggle',
]

/** Image lists that work without carousel controls. */
const withoutCarousel = composites.filter((name) => !name.endsWith('Slider') && name !== 'NavigationTileCarousel')

describe('componentsOf', () => {
  it('rejects unknown components', () => {
    expect([...onIntent, ...composites].filter((name) => !all.includes(name))).toEqual([])
  })

  it.each(composites)('finds no on-demand component in %s', (name) => {
    const atOnce = componentsOf(name)
    expect(onIntent.filter((part) => atOnce.has(part))).toEqual([])
  })

  it.each(withoutCarousel)('finds no Carousel in %s', (name) => {
    expect(componentsOf(name)).not.toContain('Carousel')
  })

  it.each([
    ['Gallery', 'ImageZoom'],
    ['Gallery', 'Turntable'],
    ['Gallery', 'VideoPlayer'],
    ['ProductDetail', 'ImageZoom'],
    ['Header', 'MegaMenu'],
  ])('allows %s to load %s on demand', (name, part) => {
    expect(componentsOf(name, true)).toContain(part)
    expect(componentsOf(name)).not.toContain(part)
  })

  it.each([
    ['Listing', 'RefinementPanel'],
    ['ProductDetail', 'SpecificationTable'],
    ['ShoppingCartOverlay', 'QuantitySelect'],
    ['FilterFlyout', 'FlyoutDrawer'],
  ])('follows the imports of %s to %s', (name, part) => {
    expect(componentsOf(name)).toContain(part)
  })
})
