/** The days of a week, Monday first. */
export type StoreWeekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** From one time of day to another, `HH:MM` on the boutique's own clock; `24:00` ends a day. */
export interface StoreOpeningSpan {
  readonly from: string
  readonly to: string
}

/** A usual day of the week; without spans it is closed. */
export interface StoreOpeningDay {
  readonly day: StoreWeekday
  readonly spans: readonly StoreOpeningSpan[]
}

/** A day that is not as usual. `date` as `YYYY-MM-DD`; without spans it is closed. */
export interface StoreExceptionalDay {
  readonly date: string
  /** Why, in the language of the call. */
  readonly label?: string | undefined
  readonly spans: readonly StoreOpeningSpan[]
}

/** Opening hours that a machine can read; ours, beside the HTML of `storeHours`. */
export interface StoreOpeningTimes {
  /** IANA name, e.g. `Europe/Zurich`. */
  readonly timeZone: string
  /** Seven days, Monday first. */
  readonly week: readonly StoreOpeningDay[]
  readonly exceptions?: readonly StoreExceptionalDay[] | undefined
}

/** What a boutique does; `label` in the language of the call. */
export interface StoreService {
  readonly id: string
  readonly label: string
}

/** A boutique, as Shopper Stores and `custom/stores` hand it out. The `c_*` fields are ours. */
export interface Store {
  readonly id: string
  readonly name?: string | undefined
  readonly address1?: string | undefined
  readonly address2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  /** ISO 3166 alpha-2; GB, never UK. */
  readonly countryCode?: string | undefined
  /** As people write it, with spaces. */
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** Degrees. */
  readonly latitude?: number | undefined
  /** Degrees. */
  readonly longitude?: number | undefined
  /** From the place asked for, in `distanceUnit`; with a place only. */
  readonly distance?: number | undefined
  /** `km` or `mi`. */
  readonly distanceUnit?: string | undefined
  /** Address of a picture. */
  readonly image?: string | undefined
  readonly inventoryId?: string | undefined
  readonly posEnabled?: boolean | undefined
  readonly storeLocatorEnabled?: boolean | undefined
  /** HTML in the language of the call. */
  readonly storeHours?: string | undefined
  readonly c_openingTimes?: StoreOpeningTimes | undefined
  readonly c_services?: readonly StoreService[] | undefined
  /** Names of the brands that it sells. */
  readonly c_brands?: readonly string[] | undefined
  /** Brand whose own boutique it is; absent = a boutique of the retailer. */
  readonly c_partnerBrand?: string | undefined
  /** Whether it has the product that was asked for; only when one was (`custom/stores`). */
  readonly c_available?: boolean | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Answer of `getStores` and of `GET custom/stores/v1/stores`. Ids that no boutique has are silently absent. */
export interface StoreResult {
  readonly data?: readonly Store[] | undefined
  readonly limit?: number | undefined
  readonly total?: number | undefined
}

/** Answer of `searchStores`, the nearest first. */
export interface StoreSearchResult extends StoreResult {
  readonly offset?: number | undefined
}

/** Parameters of `searchStores`: a place by coordinates, or by country and postal code. */
export interface StoreSearchParameters {
  /** Degrees. */
  readonly latitude?: number | undefined
  /** Degrees. */
  readonly longitude?: number | undefined
  /** ISO 3166 alpha-2; needed with `postalCode`. */
  readonly countryCode?: string | undefined
  readonly postalCode?: string | undefined
  /** At most 20012, in `distanceUnit`. */
  readonly maxDistance?: number | undefined
  readonly distanceUnit?: 'km' | 'mi' | undefined
  /** At most 200; default 25. */
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Parameters of `GET custom/stores/v1/stores` (ours): a country, an optional place, an optional piece. */
export interface CountryStoresParameters {
  /** ISO 3166 alpha-2; without it all countries. */
  readonly country?: string | undefined
  /** Adds `c_available` to every boutique. */
  readonly productId?: string | undefined
  /** Degrees; with `longitude` the nearest comes first. */
  readonly latitude?: number | undefined
  /** Degrees. */
  readonly longitude?: number | undefined
  /** Kilometres; needs a place. */
  readonly maxDistance?: number | undefined
}
