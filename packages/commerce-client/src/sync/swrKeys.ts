/** Context that cached data depends on, besides its own id. Never contains a token. */
export interface DataScope {
  readonly siteId: string
  /** Locale id, e.g. `de-CH`. */
  readonly locale: string
  readonly currency: string
}

/** Names of personal data: its keys contain the customer id, so that it is dropped when the shopper changes. */
export type PersonalKeyName =
  | 'basket'
  | 'customer'
  | 'customer_groups'
  | 'order'
  | 'orders'
  | 'payment_methods'
  | 'recommendations'
  | 'shipping_methods'
  | 'wishlist'
  | 'wishlist_count'

/** Names of data that is the same for every shopper with the same site, locale and currency. */
export type SharedKeyName =
  | 'category'
  | 'country_stores'
  | 'geocode'
  | 'product'
  | 'products'
  | 'promotions'
  | 'search'
  | 'store_search'
  | 'stores'
  | 'suggestions'

/** First part of every key, which mutations use to invalidate data; `*` = all cached data. */
export type KeyName = 'session' | PersonalKeyName | SharedKeyName | '*'

/** All SWR keys of this package. A `null` key disables the request. */
export const swrKeys = {
  session: ({ siteId }: DataScope) => ['session', siteId] as const,
  /** `about`: for personal data the customer id first, then whatever identifies the entry. */
  data: (
    name: PersonalKeyName | SharedKeyName,
    { siteId, locale, currency }: DataScope,
    ...about: readonly unknown[]
  ): readonly unknown[] => [name, siteId, locale, currency, ...about],
}
