import type { ProductSearchHit } from '@vitrine/commerce-client/types/search'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import type { Market } from '../http/market.js'
import { isOrderable } from '../products/productAvailability.js'
import { imageGroups, mainImage } from '../products/productImages.js'
import { productPromotions, tieredPrices, wirePrices, type TieredPrice } from '../products/productPrices.js'
import { customFields } from '../products/toProduct.js'
import type { VariantHit } from './groupVariants.js'

export const SEARCH_EXPANSIONS = [
  'none',
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
  'promotions',
  'custom_properties',
  'page_meta_tags',
] as const

export type SearchExpansion = (typeof SEARCH_EXPANSIONS)[number]

export const DEFAULT_SEARCH_EXPANSIONS = [
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
] as const satisfies readonly SearchExpansion[]

/** Requested view of each hit. */
export interface HitView {
  readonly expand: ReadonlySet<SearchExpansion>
  readonly allImages: boolean
  readonly perPricebook: boolean
  /** Requested by a staff sale customer. */
  readonly isStaff: boolean
}

/** A hit with fields that only responses contain. */
interface WireHit extends ProductSearchHit {
  readonly productType: { readonly set: true } | { readonly item: true }
  readonly tieredPrices?: readonly TieredPrice[] | undefined
  readonly representedProducts?: readonly { readonly id: string }[] | undefined
}

/**
 * A hit in the platform's format. With `custom_properties`, the `c_*` fields of the represented product are in
 * `representedProduct`, as on the platform, and in the hit itself, where storefronts read them.
 */
export function toSearchHit(hit: VariantHit, market: Market, view: HitView, catalogue: CatalogueIndex): WireHit {
  const { represented, members } = hit
  const { language } = market
  const isSet = represented.type === 'set'
  const custom = view.expand.has('custom_properties')
    ? customFields(represented, market, catalogue, view.isStaff, 'none')
    : {}
  return {
    productId: represented.id,
    productName: represented.name[language],
    hitType: isSet ? 'set' : 'product',
    productType: isSet ? { set: true } : { item: true },
    ...(view.expand.has('availability') && { orderable: isOrderable(represented) }),
    ...(view.expand.has('prices') && {
      ...wirePrices(represented, market, catalogue),
      ...(view.perPricebook && { tieredPrices: tieredPrices(represented, market, catalogue) }),
    }),
    ...(view.expand.has('images') && {
      image: mainImage(represented, language),
      ...(view.allImages && { imageGroups: imageGroups(represented, language, 'none') }),
    }),
    ...(view.expand.has('promotions') && { productPromotions: productPromotions(represented, market) }),
    ...(view.expand.has('represented_products') && {
      representedProduct: { id: represented.id, ...custom },
      representedProducts: members.map(({ id }) => ({ id })),
    }),
    ...custom,
  }
}
