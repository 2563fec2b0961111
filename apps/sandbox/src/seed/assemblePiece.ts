import type { StudioPictures } from '../images/studioPictures.js'
import type { CollectionBase, PieceOptions, PriceInput } from './collectionTypes.js'
import { productImages, productVideo } from './images.js'
import type { SeedDesign } from './seedDesign.js'
import { makers } from './makers.js'
import { money } from './money.js'
import type { SeedAttributeGroup, SeedProduct } from './seedTypes.js'
import type { Localised, Money } from './localised.js'
import { slugOf } from './slug.js'
import { stores } from './stores.js'
import { usps } from './usps.js'

interface PieceDetails {
  readonly id: string
  /** Id used for the images: ring sizes of one design share theirs. Default: the product's own id. */
  readonly pictureId?: string | undefined
  readonly reference: string
  readonly name: Localised
  readonly variation: Readonly<Record<string, string>>
  readonly shortDescription: Localised
  readonly longDescription: Localised
  readonly attributeGroups: readonly SeedAttributeGroup[]
  readonly refinements: Readonly<Record<string, readonly string[]>>
  readonly design: SeedDesign
  readonly caseDiameter: string | null
  readonly caseMaterial: Localised | null
  readonly pieceMaterial: Localised | null
  readonly cpoYearOfSale: string | null
  readonly movement: string | null
  readonly partner: SeedProduct['partner']
  readonly setItems: readonly string[]
}

/** Assembles a product from its collection, its options and the fields of its kind. `rank` is set by the catalogue. */
export function assemblePiece(
  base: CollectionBase,
  piece: PieceOptions,
  details: PieceDetails,
  pictures: StudioPictures,
): SeedProduct {
  const { pictureId, ...own } = details
  const { id } = own
  const availability = piece.availability ?? 'inStock'
  const prices = priceOf(piece.price)
  const picture = {
    id: pictureId ?? id,
    type: base.type,
    brand: base.brand,
    name: own.name,
    design: own.design,
  }
  const maker = makers[base.brand]
  return {
    ...own,
    type: base.type,
    brand: base.brand,
    variantGroup: base.variation.length > 0 ? `${slugOf(base.brand)}-${base.slug}` : null,
    categories: [...base.categories, ...(piece.categories ?? [])],
    urlPath: `/${slugOf(base.brand)}/${base.slug}`,
    prices,
    rootPrices: priceOf(piece.formerPrice),
    lowestPrices30d: priceOf(piece.lowestPrice30d),
    promotion: piece.promotion
      ? { id: piece.promotion.id, callout: piece.promotion.callout, prices: listOf(piece.promotion.price) }
      : null,
    isPriceOnRequest: piece.isPriceOnRequest ?? false,
    availability,
    canBeAddedToCart: isSoldOnline(base, piece),
    allocation: availability === 'soldOut' ? 0 : (piece.allocation ?? usualAllocation(base.type)),
    storeIds: availability === 'inStock' ? (piece.storeIds ?? holders(id, base)) : [],
    isStaffSale: piece.isStaffSale ?? false,
    refinements: { brand: [slugOf(base.brand)], ...own.refinements },
    manufacturer: maker.manufacturer,
    responsiblePerson: maker.responsiblePerson,
    usps,
    hideUsps: base.type === 'giftCard' || !isSoldOnline(base, { ...piece, availability: 'inStock' }),
    images: productImages(picture, pictures),
    video: piece.videoName ? productVideo(picture, piece.videoName) : null,
    rank: 0,
    isNew: piece.isNew ?? false,
  }
}

function isSoldOnline(base: CollectionBase, piece: PieceOptions): boolean {
  if (piece.price === null || piece.isPriceOnRequest || piece.availability === 'soldOut') return false
  return base.type !== 'partner' && base.type !== 'partnerCpo' && base.type !== 'highJewellery'
}

function usualAllocation(type: SeedProduct['type']): number {
  if (type === 'giftCard') return 10
  if (type === 'watch') return 2
  return type === 'jewellery' ? 3 : 1
}

const uniqueTypes: ReadonlySet<SeedProduct['type']> = new Set(['highJewellery', 'cpo', 'newCpo', 'partnerCpo'])

/**
 * Two boutiques that sell the brand and have the product (one for a unique product), distributed over the list by the
 * id.
 */
function holders(id: string, { brand, type }: CollectionBase): readonly string[] {
  const selling = stores.filter(({ brands }) => brands.includes(brand))
  const candidates = selling.length > 0 ? selling : stores.filter(({ partnerBrand }) => partnerBrand === null)
  const seed = id.split('').reduce((sum, sign, index) => sum + sign.charCodeAt(0) * (index + 1), 0)
  const first = candidates[seed % candidates.length]
  const second = candidates[(seed + 3) % candidates.length]
  const held = uniqueTypes.has(type) ? [first] : [first, second]
  return held.flatMap((store) => (store ? [store.id] : []))
}

function priceOf(input: PriceInput | null | undefined): Money | null {
  return input === null || input === undefined ? null : listOf(input)
}

function listOf(input: PriceInput): Money {
  return typeof input === 'number' ? money(input) : input
}
