/** `prd` or `sbx`. */
export type EinsteinInstance = 'prd' | 'sbx'

/** The user; part of every body. Nothing is sent without consent (Spec §7). */
export interface EinsteinUser {
  /** usid. */
  readonly cookieId?: string | undefined
  /** `enc_user_id` of the token; registered shoppers only. */
  readonly userId?: string | undefined
  /** First part of the site id `{realm}-{site}`. */
  readonly realm: string
  readonly instanceType: EinsteinInstance
}

/** A product in an activity. For a variant, `id` is the id of the master and `sku` its own. */
export interface EinsteinProduct {
  readonly id: string
  readonly sku?: string | undefined
  readonly altId?: string | undefined
  readonly altIdType?: string | undefined
  /** `vgroup` for a variation group. */
  readonly type?: string | undefined
}

/** A product with its price in major units. */
export interface EinsteinPricedProduct extends EinsteinProduct {
  readonly price: number
}

/** A product with price and quantity, as in a basket. */
export interface EinsteinLine extends EinsteinPricedProduct {
  readonly quantity: number
}

interface SearchView {
  readonly searchText: string
  readonly products: readonly EinsteinProduct[]
  readonly showProducts: boolean
}

interface CategoryView {
  readonly category: { readonly id: string }
  readonly products: readonly EinsteinProduct[]
  readonly showProducts: boolean
}

interface RecommendationOrigin {
  readonly recommenderName: string
  readonly __recoUUID: string
}

/** Fields of each activity, except the user's. */
export interface EinsteinActivities {
  readonly viewProduct: { readonly product: EinsteinPricedProduct }
  readonly viewSearch: SearchView
  readonly clickSearch: { readonly searchText: string; readonly product: EinsteinProduct }
  readonly viewCategory: CategoryView
  readonly clickCategory: { readonly category: { readonly id: string }; readonly product: EinsteinProduct }
  readonly viewReco: RecommendationOrigin & { readonly products: readonly EinsteinProduct[] }
  readonly clickReco: RecommendationOrigin & { readonly product: EinsteinProduct }
  readonly viewPage: { readonly currentLocation: string }
  readonly beginCheckout: {
    readonly products: readonly EinsteinLine[]
    /** Sum of the lines. */
    readonly amount: number
    readonly checkoutType: 'traditional'
  }
  readonly checkoutStep: {
    readonly stepName: string
    readonly stepNumber: number
    readonly basketId: string
    readonly checkoutType: 'traditional'
  }
  readonly addToCart: { readonly products: readonly EinsteinLine[] }
}

export type EinsteinActivityName = keyof EinsteinActivities

/** Body of `POST /v3/activities/{realm-site}/{name}`. */
export type EinsteinActivityBody<Name extends EinsteinActivityName> = EinsteinUser & EinsteinActivities[Name]

/** One recommender of a site. */
export interface EinsteinRecommender {
  readonly name: string
  readonly description?: string | undefined
  readonly recommenderType?: string | undefined
}

/** Response of `GET /v3/personalization/recommenders/{realm-site}`. */
export interface EinsteinRecommendersResult {
  readonly recommenders?: readonly EinsteinRecommender[] | undefined
}

/** A rule that restricts recommendations. */
export interface EinsteinRule {
  readonly attribute: string
  readonly operator?: string | undefined
  readonly value?: string | number | undefined
}

/** Body of recs and zone recs: with products or categories, never both. */
export interface EinsteinRecsBody extends EinsteinUser {
  readonly products?: readonly EinsteinProduct[] | undefined
  readonly categories?: readonly { readonly id: string }[] | undefined
  readonly rules?: readonly EinsteinRule[] | undefined
  readonly clientIp?: string | undefined
  readonly clientUserAgent?: string | undefined
}

/** One recommended product as returned by the service. */
export interface EinsteinRecommendation {
  readonly id: string
  readonly product_name?: string | undefined
  readonly image_url?: string | undefined
  readonly product_url?: string | undefined
}

/**
 * Response of `POST /v3/personalization/recs/{realm-site}/{recommender}` and of `POST
 * /v3/personalization/{realm-site}/zones/{zone}/recs`.
 */
export interface EinsteinRecsResult {
  readonly recoUUID?: string | undefined
  readonly recommenderName?: string | undefined
  /** Heading of the slot. */
  readonly displayMessage?: string | undefined
  readonly recs?: readonly EinsteinRecommendation[] | undefined
}
