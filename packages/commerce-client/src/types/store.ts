/** The days of a week, Monday first. */
export type StoreWeekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** Opening span, `HH:MM` in the boutique's time zone; `24:00` is the end of a day. */
export interface StoreOpeningSpan {
  readonly from: string
  readonly to: string
}

/** Regular opening hours of a weekday; no spans = closed. */
export interface StoreOpeningDay {
  readonly day: StoreWeekday
  readonly spans: readonly StoreOpeningSpan[]
}

/** Exception to the regular hours. `date` as `YYYY-MM-DD`; no spans = closed. */
export interface StoreExceptionalDay {
  readonly date: string
  /** Reason, in the language of the request. */
  readonly label?: string | undefined
  readonly spans: readonly StoreOpeningSpan[]
}

/** Machine-readable opening hours; custom field in addition to the HTML of `storeHours`. */
export interface StoreOpeningTimes {
  /** IANA name, e.g. `Europe/Zurich`. */
  readonly timeZone: string
  /** Seven days, Monday first. */
  readonly week: readonly StoreOpeningDay[]
  readonly exceptions?: readonly StoreExceptionalDay[] | undefined
}

/** A service of a boutique; `label` in the language of the request. */
export interface StoreService {
  readonly id: string
  readonly label: string
}

/** A boutique as returned by Shopper Stores and `custom/stores`. The `c_*` fields are ours. */
export interface Store {
  readonly id: string
  readonly name?: string | undefined
  readonly address1?: string | undefined
  readonly address2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  /** ISO 3166 alpha-2; GB, never UK. */
  readonly countryCode?: string | undefined
  /** Formatted with spaces. */
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** Degrees. */
  readonly latitude?: number | undefined
  /** Degrees. */
  readonly longitude?: number | undefined
  /** Distance from the requested location, in `distanceUnit`; only with a location. */
  readonly distance?: number | undefined
  /** `km` or `mi`. */
  readonly distanceUnit?: string | undefined
  /** URL of an image. */
  readonly image?: string | undefined
  readonly inventoryId?: string | undefined
  readonly posEnabled?: boolean | undefined
  readonly storeLocatorEnabled?: boolean | undefined
  /** HTML in the language of the request. */
  readonly storeHours?: string | undefined
  readonly c_openingTimes?: StoreOpeningTimes | undefined
  readonly c_services?: readonly StoreService[] | undefined
  /** Names of the brands sold in the boutique. */
  readonly c_brands?: readonly string[] | undefined
  /** Brand that owns the boutique; absent = a boutique of the retailer. */
  readonly c_partnerBrand?: string | undefined
  /** True when the boutique has the requested product; only with a product id (`custom/stores`). */
  readonly c_available?: boolean | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Response of `getStores` and of `GET custom/stores/v1/stores`. Unknown ids are omitted. */
export interface StoreResult {
  readonly data?: readonly Store[] | undefined
  readonly limit?: number | undefined
  readonly total?: number | undefined
}

/** Response of `searchStores`, sorted by distance. */
export interface StoreSearchResult extends StoreResult {
  readonly offset?: number | undefined
}

/** Parameters of `searchStores`: a location by coordinates, or by country and postal code. */
export interface StoreSearchParameters {
  /** Degrees. */
  readonly latitude?: number | undefined
  /** Degrees. */
  readonly longitude?: number | undefined
  /** ISO 3166 alpha-2; required with `postalCode`. */
  readonly countryCode?: string | undefined
  readonly postalCode?: string | undefined
  /** At most 20012, in `distanceUnit`. */
  readonly maxDistance?: number | undefined
  readonly distanceUnit?: 'km' | 'mi' | undefined
  /** At most 200; default 25. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Parameters of `GET custom/stores/v1/stores` (custom API): a country, an optional location, an optional product. */
export interface CountryStoresParameters {
  /** ISO 3166 alpha-2; absent = all countries. */
  readonly country?: string | undefined
  /** Adds `c_available` to every boutique. */
  readonly productId?: string | undefined
  /** Degrees; with `longitude`, sorts by distance. */
  readonly latitude?: number | undefined
  /** Degrees. */
  readonly longitude?: number | undefined
  /** Kilometres; requires a location. */
  readonly maxDistance?: number | undefined
}
