/** An image: absolute link of the image service and texts. */
export interface ProductImage {
  readonly link: string
  readonly disBaseLink?: string | undefined
  readonly alt?: string | undefined
  readonly title?: string | undefined
  /** A tiny WebP as a data URI, shown until the image has loaded; read it with `imagePlaceholder`. */
  readonly c_placeholder?: string | undefined
}

/** Sprite sheet of a 360° view: `frames` pictures of one full turn in one image, row by row. */
export interface TurntableImage extends ProductImage {
  /** Number of pictures in the sheet; the platform may omit it. */
  readonly frames?: number | undefined
}

export interface ProductImageGroup {
  readonly viewType: string
  readonly images: readonly ProductImage[]
  readonly variationAttributes?: readonly VariationAttribute[] | undefined
}

/** `c_imageBuckets`: the gallery in `detail`, the turntable under the key `360`. */
export interface ImageBuckets {
  readonly detail?: readonly ProductImage[] | undefined
  readonly '360'?: readonly TurntableImage[] | undefined
}

export interface ProductVideo {
  readonly desktopSrc: string
  readonly mobileSrc?: string | undefined
  readonly thumbnail?: { readonly alt?: string | undefined; readonly link?: string | undefined } | undefined
}

export interface VideoBuckets {
  readonly video?: readonly ProductVideo[] | undefined
}

export interface HoverImage {
  readonly detail?: readonly ProductImage[] | undefined
}

/** One selling point of `c_UspJson`. `icon` is a file name such as `free-returns.svg`. */
export interface ProductUsp {
  readonly title: string
  readonly text: string
  readonly link?: string | undefined
  readonly icon?: string | undefined
}

/** One attribute of a specification group; several values are joined with `, `. */
export interface ProductAttribute {
  readonly ID?: string | undefined
  readonly label: string
  readonly value: readonly string[]
}

/** One group of `c_attributes`, e.g. `specifications`. */
export interface ProductAttributeGroup {
  readonly ID: string
  readonly name: string
  readonly attributes: readonly ProductAttribute[]
}

/** Manufacturer or responsible person under the General Product Safety Regulation. */
export interface GpsrRecord {
  readonly id?: string | undefined
  readonly name: string
  readonly address1?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly country?: string | undefined
  readonly link?: string | undefined
}

export interface VariantImage {
  readonly src: string
  readonly alt?: string | undefined
  readonly srcset?: readonly string[] | undefined
}

/**
 * Values of one variant, keyed by the attribute id without `c_` (e.g. `att_Piece_Material`); `id` is the variant's
 * product id and is ignored in comparisons.
 */
export interface SelectedVariationAttributes {
  readonly id?: string | undefined
  readonly att_Piece_Material?: string | undefined
  readonly [attributeId: string]: string | undefined
}

/** One variant in `c_productVariants`, which includes the product itself. */
export interface ProductVariant {
  readonly id: string
  /** `c_urlPath` of the variant; absent = same as the product's. */
  readonly urlPath?: string | undefined
  /** False when the variant cannot be bought. */
  readonly available?: boolean | undefined
  readonly images?: { readonly small?: readonly VariantImage[] | undefined } | undefined
  readonly selectedCustomVariationAttributes?: SelectedVariationAttributes | undefined
}

/** One option of a variation attribute; `value` is compared ignoring case, `displayValue` is the localised label. */
export interface CustomVariationValue {
  readonly value: string
  readonly displayValue?: string | undefined
}

/** `id` is the attribute id without `c_`, e.g. `att_Piece_Material`, `att_Ring_Size`, `att_Strap`. */
export interface CustomVariationAttribute {
  readonly id: string
  readonly displayName: string
  readonly values: readonly CustomVariationValue[]
}

export interface VariationAttribute {
  readonly id: string
  readonly name?: string | undefined
  readonly values?:
    | readonly {
        readonly value: string
        readonly name?: string | undefined
        readonly orderable?: boolean | undefined
      }[]
    | undefined
}

export interface ProductPromotion {
  readonly promotionId: string
  readonly calloutMsg?: string | undefined
  /** Major units; ignored unless above 0 (Spec §9 "Pricing display"). */
  readonly promotionalPrice?: number | undefined
}

export interface ProductInventory {
  readonly id: string
  readonly ats?: number | undefined
  readonly orderable?: boolean | undefined
  readonly preorderable?: boolean | undefined
  readonly backorderable?: boolean | undefined
  readonly stockLevel?: number | undefined
}

/** Values of `c_productType`; the platform may add others. */
export type ProductTypeCode =
  | 'watch'
  | 'jewellery'
  | 'highJewellery'
  | 'cpo'
  | 'newCpo'
  | 'partner'
  | 'partnerCpo'
  | 'set'
  | 'giftCard'

/** A store that has the product in stock. */
export interface AvailableStore {
  readonly id: string
  readonly name?: string | undefined
}

/** The `c_*` fields of Spec §3 "Product", shared by products and search hits. */
export interface ProductCustomFields {
  readonly c_brand?: string | undefined
  /** Path after the locale alias and before `/{id}.html`, with a leading slash, e.g. `/aurelune/meridian-40`. */
  readonly c_urlPath?: string | undefined

  readonly c_showPriceOnRequest?: boolean | undefined
  /** Former price, major units. */
  readonly c_rootPrice?: number | undefined
  /** Lowest price of the last 30 days, major units. */
  readonly c_lowestPrice30d?: number | undefined

  readonly c_available?: boolean | undefined
  readonly c_inStock?: boolean | undefined
  readonly c_isPreOrder?: boolean | undefined
  /** Absent = true. */
  readonly c_canBeAddedToCart?: boolean | undefined
  readonly c_isPurchasableForCurrentCustomer?: boolean | undefined
  /** Maximum quantity per order. */
  readonly c_allocation?: number | undefined
  readonly c_availableStores?: readonly AvailableStore[] | undefined
  readonly c_isStaffSale?: boolean | undefined
  readonly c_isNew?: boolean | undefined

  readonly c_UspJson?: readonly ProductUsp[] | undefined
  readonly c_hideUSP?: boolean | undefined

  readonly c_imageBuckets?: ImageBuckets | undefined
  readonly c_videoBuckets?: VideoBuckets | undefined
  readonly c_hoverImage?: HoverImage | undefined

  readonly c_attributes?: readonly ProductAttributeGroup[] | undefined
  /** One of {@link ProductTypeCode}, or a newer value of the platform. */
  readonly c_productType?: string | undefined
  /** E.g. `Jewellery`, `Watches`; not translated. */
  readonly c_att_Category_A?: string | undefined
  readonly c_att_Supplier_Reference?: string | undefined
  readonly c_att_CPO_Year_of_Sale?: string | undefined
  readonly c_att_Case_Diameter?: string | undefined
  readonly c_att_Case_Material?: string | undefined
  readonly c_att_Piece_Material?: string | undefined
  readonly c_att_GPSR_Manufacturer?: GpsrRecord | undefined
  readonly c_att_GPSR_IOR?: GpsrRecord | undefined

  readonly c_productVariants?: readonly ProductVariant[] | undefined
  readonly c_customVariationAttributes?: readonly CustomVariationAttribute[] | undefined
  /** All existing combinations of option values; `id` is the product id of the variant. */
  readonly c_customVariationCombinations?: readonly SelectedVariationAttributes[] | undefined

  readonly c_partnerContactPhone?: string | undefined
  readonly c_modelCase?: string | undefined
  readonly c_brochureLink?: string | undefined
  readonly c_availabilityContent?: string | undefined
  readonly c_Feature1Asset?: string | undefined
  readonly c_Feature1Title?: string | undefined
  readonly c_Feature1Text?: string | undefined
  readonly c_Feature2Asset?: string | undefined
  readonly c_Feature2Title?: string | undefined
  readonly c_Feature2Text?: string | undefined
  readonly c_Feature3Asset?: string | undefined
  readonly c_Feature3Title?: string | undefined
  readonly c_Feature3Text?: string | undefined

  /** Slash-separated, e.g. `watches/mens/automatic`. */
  readonly c_gtm_item_list_category_path?: string | undefined
  readonly c_gtm_item_availability?: string | undefined
  readonly c_gtm_item_variant?: string | undefined
  readonly c_gtm_item_reference?: string | undefined
  readonly c_gtm_item_movement?: string | undefined
  readonly c_gtm_item_material?: string | undefined

  /** Any other custom field, e.g. the `c_{attributeId}` value of a variation attribute. */
  readonly [key: `c_${string}`]: unknown
}

/** `product` of Shopper Products, limited to the fields Vitrine reads (Spec §3 "Product"). Amounts are major units. */
export interface Product extends ProductCustomFields {
  readonly id: string
  readonly productId?: string | undefined
  readonly name?: string | undefined
  readonly productName?: string | undefined
  readonly brand?: string | undefined
  readonly price?: number | undefined
  readonly priceMax?: number | undefined
  readonly currency?: string | undefined
  /** `set` marks a product set; search hits only. Products have `type` instead. */
  readonly hitType?: string | undefined
  readonly shortDescription?: string | undefined
  /** Plain text; a blank line separates paragraphs. */
  readonly longDescription?: string | undefined
  readonly imageGroups?: readonly ProductImageGroup[] | undefined
  /** Search hits only; products have `imageGroups`. */
  readonly image?: ProductImage | undefined
  readonly inventory?: ProductInventory | undefined
  /** Inventories of the lists requested with `inventoryIds`, e.g. those of boutiques. */
  readonly inventories?: readonly ProductInventory[] | undefined
  readonly productPromotions?: readonly ProductPromotion[] | undefined
  readonly representedProduct?: { readonly id: string } | undefined
  readonly primaryCategoryId?: string | undefined
  readonly pageTitle?: string | undefined
  readonly pageDescription?: string | undefined
  readonly pageKeywords?: string | undefined
  readonly slugUrl?: string | undefined
  readonly manufacturerName?: string | undefined
  readonly manufacturerSku?: string | undefined
  /** European Article Number, a GTIN; `upc` is the American equivalent. */
  readonly ean?: string | undefined
  readonly upc?: string | undefined
  readonly minOrderQuantity?: number | undefined
  readonly stepQuantity?: number | undefined
  readonly type?:
    | {
        readonly item?: boolean | undefined
        readonly master?: boolean | undefined
        readonly variant?: boolean | undefined
        readonly set?: boolean | undefined
        readonly bundle?: boolean | undefined
      }
    | undefined
  readonly master?: { readonly masterId: string; readonly orderable?: boolean | undefined } | undefined
  readonly setProducts?: readonly Product[] | undefined
  readonly variants?:
    | readonly {
        readonly productId: string
        readonly orderable?: boolean | undefined
        readonly price?: number | undefined
        readonly variationValues?: Readonly<Record<string, string>> | undefined
      }[]
    | undefined
  readonly variationAttributes?: readonly VariationAttribute[] | undefined
  readonly variationValues?: Readonly<Record<string, string>> | undefined
}

/** Response of getProducts; unknown ids are omitted. */
export interface ProductResult {
  readonly limit: number
  readonly total: number
  readonly data: readonly Product[]
}
