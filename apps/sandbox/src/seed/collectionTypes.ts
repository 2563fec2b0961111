import type { JewelDesign, WatchDesign } from './images.js'
import type { BrandName } from './makers.js'
import type { Gem, Localised, Metal, Money, SeedProduct, SeedProductType } from './seedTypes.js'
import type { Colour } from './vocabulary/colours.js'
import type { MovementKind, WatchFunction } from './vocabulary/movements.js'
import type { Strap } from './vocabulary/straps.js'
import type { Warranty } from './vocabulary/warranties.js'

/** An amount in Swiss francs from which the other prices follow, or the whole price list. */
export type PriceInput = number | Money

/** What one piece may say besides its looks. */
export interface PieceOptions {
  /** null = no price is published. */
  readonly price: PriceInput | null
  readonly isPriceOnRequest?: boolean | undefined
  readonly formerPrice?: PriceInput | undefined
  readonly lowestPrice30d?: PriceInput | undefined
  readonly promotion?: { readonly id: string; readonly price: PriceInput; readonly callout: Localised } | undefined
  readonly availability?: SeedProduct['availability'] | undefined
  readonly allocation?: number | undefined
  readonly isNew?: boolean | undefined
  readonly isStaffSale?: boolean | undefined
  /** Categories besides those of the collection. */
  readonly categories?: readonly string[] | undefined
  /** A factual sentence that is true of this piece only. */
  readonly note?: Localised | undefined
  readonly videoName?: string | undefined
  /** Ids of boutiques that hold the piece; by default two, chosen by the id. */
  readonly storeIds?: readonly string[] | undefined
}

/** Which fields of a piece tell variants apart; none = each piece stands alone. */
export type VariationKey = 'material' | 'strap' | 'dial' | 'stone' | 'size' | 'ringSize' | 'value'

/** What the pieces of one collection have in common. */
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
  /** Case size of this piece where it differs, e.g. `28 mm`. */
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
  /** Ring sizes, each of which is a piece of its own. */
  readonly ringSizes?: readonly number[] | undefined
  /** Option key of the size: `42cm`, `0.50ct` or `20mm`. */
  readonly size?: string | undefined
  /** Carats of all stones; null = none or not stated. */
  readonly caratWeight?: number | undefined
  readonly colour?: Colour | undefined
  /** Variants of the id beyond metal, stone and size. */
  readonly idSuffix?: string | undefined
}

export interface JewelCollection extends CollectionBase {
  /** First two groups of the ids, e.g. `11.20401`. */
  readonly code: string
  readonly design: JewelDesign
  /** A sentence on the stones, true of every piece. */
  readonly stoneSentence?: Localised | undefined
  readonly quality?: Localised | undefined
  readonly dimensions?: Localised | undefined
  readonly certificate?: Localised | undefined
  readonly setItems?: readonly string[] | undefined
  readonly pieces: readonly JewelPiece[]
}
