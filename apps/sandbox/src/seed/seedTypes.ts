import type { Localised, Money } from './localised.js'
import type { SeedStore } from './stores/storeTypes.js'

/** Kind of a product; determines its page template, tile background and tracking. */
export type SeedProductType =
  | 'watch'
  | 'jewellery'
  | 'highJewellery'
  | 'cpo'
  | 'newCpo'
  | 'partner'
  | 'partnerCpo'
  | 'set'
  | 'giftCard'

export type Metal = 'steel' | 'yellowGold' | 'whiteGold' | 'roseGold' | 'platinum' | 'titanium' | 'ceramic' | 'twoTone'

export type Gem = 'diamond' | 'emerald' | 'ruby' | 'sapphire' | 'pearl' | 'aquamarine' | 'none'

/** Design of a product. `key` is a design of the image studio; the rest are its parameters. */
export interface DesignRef {
  readonly key: string
  readonly metal: Metal
  /** Dial colour (watches) or main colour; a name of the studio's palette. */
  readonly colour: string
  /** Strap or bracelet of a watch. */
  readonly strap: 'bracelet' | 'leather' | 'rubber' | 'textile' | 'none'
  readonly strapColour: string
  readonly gem: Gem
}

/** One view of a product. `publicId` is `catalogue/{productId}_MP_{n}.jpg` or `catalogue/{productId}_360.jpg`. */
export interface SeedImage {
  readonly publicId: string
  /** Position in the gallery; `worn` is the laid-down product. Side, back and turntable exist only if photographed. */
  readonly view: 'front' | 'detail' | 'macro' | 'worn' | 'side' | 'back' | 'turntable'
  /** Content of the image. */
  readonly alt: Localised
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** Placeholder as a data URI; null = none. */
  readonly placeholder: string | null
}

export interface SeedAttribute {
  readonly id: string
  readonly label: Localised
  readonly values: readonly Localised[]
}

export interface SeedAttributeGroup {
  readonly id: string
  readonly name: Localised
  readonly attributes: readonly SeedAttribute[]
}

export interface SeedManufacturer {
  readonly id: string
  readonly name: string
  readonly address1: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly link: string
}

/** One sellable product (a variant is a separate product with its own id and URL). */
export interface SeedProduct {
  /** Matches one of the two patterns of Spec §5. */
  readonly id: string
  readonly type: SeedProductType
  readonly brand: string
  /** Manufacturer's reference. */
  readonly reference: string
  /** Products with the same key are variants of each other; null = no variants. */
  readonly variantGroup: string | null
  /** Variation attribute → option key, e.g. `{ material: 'roseGold', ringSize: '54' }`. */
  readonly variation: Readonly<Record<string, string>>
  /** Category ids; the first is the primary one. */
  readonly categories: readonly string[]
  /** Path before `/{id}.html`, e.g. `/aurelune/meridian-40`. */
  readonly urlPath: string
  readonly name: Localised
  readonly shortDescription: Localised
  /** Two or three paragraphs, separated by a blank line. */
  readonly longDescription: Localised
  /** null = no published price. */
  readonly prices: Money | null
  /** Former price of a reduced product. */
  readonly rootPrices: Money | null
  /** Lowest price of the last 30 days, if a reduction is shown. */
  readonly lowestPrices30d: Money | null
  readonly promotion: { readonly id: string; readonly prices: Money; readonly callout: Localised } | null
  readonly isPriceOnRequest: boolean
  readonly availability: 'inStock' | 'preOrder' | 'soldOut'
  readonly canBeAddedToCart: boolean
  /** Largest quantity per order. */
  readonly allocation: number
  readonly storeIds: readonly string[]
  readonly isStaffSale: boolean
  /** Product ids of a set. */
  readonly setItems: readonly string[]
  readonly attributeGroups: readonly SeedAttributeGroup[]
  /** Refinement attribute → value keys (labels: `refinementLabels` of the catalogue), e.g. c_material: ['steel']. */
  readonly refinements: Readonly<Record<string, readonly string[]>>
  readonly caseDiameter: string | null
  readonly caseMaterial: Localised | null
  readonly pieceMaterial: Localised | null
  readonly cpoYearOfSale: string | null
  readonly manufacturer: SeedManufacturer | null
  readonly responsiblePerson: SeedManufacturer | null
  readonly usps: readonly {
    readonly title: Localised
    readonly text: Localised
    readonly link: string
    readonly icon: string
  }[]
  readonly hideUsps: boolean
  readonly images: readonly SeedImage[]
  readonly video: { readonly src: string; readonly poster: string; readonly alt: Localised } | null
  readonly design: DesignRef
  readonly movement: string | null
  /** Partner watch brand only. */
  readonly partner: {
    readonly phone: string
    readonly modelCase: Localised
    readonly brochureLink: string
    readonly availabilityContent: Localised
    readonly features: readonly { readonly asset: string; readonly title: Localised; readonly text: Localised }[]
  } | null
  /** Rank for best-matches; lower comes first. */
  readonly rank: number
  readonly isNew: boolean
}

export interface SeedCategory {
  readonly id: string
  readonly parentId: string | null
  /** Path after the locale alias, e.g. `/watches/mens`. */
  readonly path: string
  readonly name: Localised
  readonly description: Localised
  readonly image: string | null
  readonly showInMenu: boolean
}

export interface Catalogue {
  readonly products: readonly SeedProduct[]
  readonly categories: readonly SeedCategory[]
  readonly stores: readonly SeedStore[]
  readonly brands: readonly { readonly name: string; readonly slug: string; readonly text: Localised }[]
  /** Refinement attribute → label and value labels, in display order. */
  readonly refinementLabels: Readonly<
    Record<string, { readonly label: Localised; readonly values: Readonly<Record<string, Localised>> }>
  >
  /** Variation attribute → label and option labels. */
  readonly variationLabels: Readonly<
    Record<string, { readonly label: Localised; readonly values: Readonly<Record<string, Localised>> }>
  >
}
