import type { Product, ProductCustomFields } from '@vitrine/commerce-client/types/product'
import type { SeedProduct } from '../../seed/seedTypes.js'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { analyticsFields } from './productAnalytics.js'
import { attributeFields } from './productAttributes.js'
import { availabilityFields, inventories, inventory } from './productAvailability.js'
import { imageFields, imageGroups, type Placeholders } from './productImages.js'
import { productPromotions, tieredPrices, wirePrices } from './productPrices.js'
import { variantFields } from './productVariants.js'

/** Expansions of getProduct that change the response; others are accepted and have no effect. */
export const PRODUCT_EXPANSIONS = [
  'none',
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'recommendations',
  'shipping_methods',
  'page_meta_tags',
  'primary_category',
] as const

export type ProductExpansion = (typeof PRODUCT_EXPANSIONS)[number]

/** Requested view of a product; `expand` null = everything without extra cost. */
export interface ProductView {
  readonly expand: ReadonlySet<ProductExpansion> | null
  readonly perPricebook: boolean
  /** Requested by a staff sale customer. */
  readonly isStaff: boolean
  /** Requested inventory lists, in addition to the site's. */
  readonly inventoryIds: readonly string[]
}

/** Every `c_*` field of a product. Products always include them, hits with `expand=custom_properties`. */
export function customFields(
  product: SeedProduct,
  market: Market,
  catalogue: CatalogueIndex,
  isStaff: boolean,
  tiny: Placeholders,
): ProductCustomFields {
  const { language, currency } = market
  return {
    c_brand: product.brand,
    c_urlPath: product.urlPath,
    c_showPriceOnRequest: product.isPriceOnRequest,
    c_rootPrice: product.rootPrices?.[currency],
    c_lowestPrice30d: product.lowestPrices30d?.[currency],
    ...availabilityFields(product, catalogue, isStaff),
    ...imageFields(product, language, tiny),
    ...attributeFields(product, language, catalogue),
    ...variantFields(product, language, catalogue),
    ...analyticsFields(product, catalogue),
  }
}

/** A seed product in the platform's `product` format. */
export function toProduct(product: SeedProduct, market: Market, view: ProductView, catalogue: CatalogueIndex): Product {
  const { language } = market
  const shows = (expansion: ProductExpansion) => view.expand === null || view.expand.has(expansion)
  const isSet = product.type === 'set'
  const trail = catalogue.trail(product.categories[0])
  return {
    id: product.id,
    name: product.name[language],
    brand: product.brand,
    shortDescription: product.shortDescription[language],
    longDescription: product.longDescription[language],
    manufacturerName: product.brand,
    manufacturerSku: product.reference,
    minOrderQuantity: 1,
    stepQuantity: 1,
    primaryCategoryId: product.categories[0],
    pageTitle: `${product.brand} ${product.name[language]}`,
    pageDescription: product.shortDescription[language],
    type: isSet ? { set: true } : { item: true },
    ...(shows('prices') && {
      ...wirePrices(product, market, catalogue),
      ...(view.perPricebook && { tieredPrices: tieredPrices(product, market, catalogue) }),
    }),
    ...(shows('availability') && {
      inventory: inventory(product),
      ...(view.inventoryIds.length > 0 && { inventories: inventories(product, view.inventoryIds, catalogue) }),
    }),
    ...(shows('promotions') && { productPromotions: productPromotions(product, market) }),
    ...(shows('images') && { imageGroups: imageGroups(product, language, 'all') }),
    ...(isSet && shows('set_products') && { setProducts: setProducts(product, market, view, catalogue) }),
    ...(view.expand?.has('primary_category') && {
      primaryCategory: {
        id: product.categories[0],
        name: trail.at(-1)?.name[language],
        parentCategoryTree: trail.slice(0, -1).map(({ id, name }) => ({ id, name: name[language] })),
      },
    }),
    ...(view.expand?.has('page_meta_tags') && {
      pageMetaTags: [
        { id: 'title', value: `${product.brand} ${product.name[language]}`, type: 'title' },
        { id: 'description', value: product.shortDescription[language], type: 'name' },
      ],
    }),
    ...customFields(product, market, catalogue, view.isStaff, 'all'),
  }
}

function setProducts(
  product: SeedProduct,
  market: Market,
  view: ProductView,
  catalogue: CatalogueIndex,
): readonly Product[] {
  return product.setItems.flatMap((id) => {
    const item = catalogue.product(id)
    return item && item.type !== 'set' ? [toProduct(item, market, view, catalogue)] : []
  })
}
