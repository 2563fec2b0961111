import type { JewelDesign, WatchDesign } from './seedDesign.js'
import type { BrandName } from './makers.js'
import type { Gem, Metal, SeedProduct, SeedProductType } from './seedTypes.js'
import type { Localised, Money } from './localised.js'
import type { Colour } from './vocabulary/colours.js'
import type { MovementKind, WatchFunction } from './vocabulary/movements.js'
import type { Strap } from './vocabulary/straps.js'
import type { Warranty } from './vocabulary/warranties.js'

/** An amount in Swiss francs from which the other prices are derived, or a complete price list. */
export type PriceInput = number | Money

/** Optional properties of one product besides its design. */
export interface PieceOptions {
  /** null = no published price. */
  readonly price: PriceInput | null
  readonly isPriceOnRequest?: boolean | undefined
  readonly formerPrice?: PriceInput | undefined
  readonly lowestPrice30d?: PriceInput | undefined
  readonly promotion?: { readonly id: string; readonly price: PriceInput; readonly callout: Localised } | undefined
  readonly availability?: SeedProduct['availability'] | undefined
  readonly allocation?: number | undefined
  readonly isNew?: boolean | undefined
  readonly isStaffSale?: boolean | undefined
  /** Categories in addition to those of the collection. */
  readonly categories?: readonly string[] | undefined
  /** A factual sentence that applies to this product only. */
  readonly note?: Localised | undefined
  readonly videoName?: string | undefined
  /** Ids of boutiques that have the product; by default two, chosen by the id. */
  readonly storeIds?: readonly string[] | undefined
}

/** Fields that distinguish variants; none = every product stands alone. */
export type VariationKey = 'material' | 'strap' | 'dial' | 'stone' | 'size' | 'ringSize' | 'value'

/** Properties shared by the products of a collection. */
export interface CollectionBase {
  readonly brand: BrandName
  readonly slug: string
  readonly name: Localised
  readonly type: SeedProductType
  readonly categories: readonly string[]
  readonly gender: 'mens' | 'ladies' | 'unisex'
  /** Two paragraphs, separated by a blank line. */
  readonly story: Localised
  readonly variation: readonly VariationKey[]
  readonly warranty: Warranty
}

export interface WatchPiece extends PieceOptions {
  readonly id: string
  readonly metal: Metal
  readonly dial: Colour
  readonly strap: Strap
  readonly strapColour?: Colour | undefined
  readonly gem?: Gem | undefined
  /** Case size of this product if it differs, e.g. `28 mm`. */
  readonly caseSize?: string | undefined
}

export interface PreOwnedFacts {
  readonly yearOfSale: string
  readonly condition: 'excellent' | 'veryGood' | 'good'
  readonly delivered: 'boxAndPapers' | 'papers' | 'certificateOnly'
}

export interface WatchCollection extends CollectionBase {
  readonly design: WatchDesign
  readonly movement: {
    readonly kind: MovementKind
    readonly calibre: string
    readonly powerReserveHours: number | null
  }
  readonly functions: readonly WatchFunction[]
  readonly caseSize: string
  readonly thicknessMm: number
  readonly waterResistanceM: number
  readonly preOwned?: PreOwnedFacts | undefined
  readonly partner?: Pick<NonNullable<SeedProduct['partner']>, 'modelCase' | 'brochureLink'> & {
    readonly features: readonly { readonly title: Localised; readonly text: Localised }[]
  }
  readonly pieces: readonly WatchPiece[]
}

export interface JewelPiece extends PieceOptions {
  readonly metal: Metal
  readonly gem?: Gem | undefined
  /** Ring sizes; each is a separate product. */
  readonly ringSizes?: readonly number[] | undefined
  /** Option key of the size: `42cm`, `0.50ct` or `20mm`. */
  readonly size?: string | undefined
  /** Total carat weight; null = no stones or not stated. */
  readonly caratWeight?: number | undefined
  readonly colour?: Colour | undefined
  /** Suffix of the id for variants that differ in more than metal, stone and size. */
  readonly idSuffix?: string | undefined
}

export interface JewelCollection extends CollectionBase {
  /** First two groups of the ids, e.g. `11.20401`. */
  readonly code: string
  readonly design: JewelDesign
  /** A sentence about the stones that applies to every product. */
  readonly stoneSentence?: Localised | undefined
  readonly quality?: Localised | undefined
  readonly dimensions?: Localised | undefined
  readonly certificate?: Localised | undefined
  readonly setItems?: readonly string[] | undefined
  readonly pieces: readonly JewelPiece[]
}
