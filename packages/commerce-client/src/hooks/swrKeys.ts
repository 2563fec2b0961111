/** What data depends on besides its own id. Never a token. */
export interface DataScope {
  readonly siteId: string
  /** Locale id, e.g. `de-CH`. */
  readonly locale: string
  readonly currency: string
}

/** Data of one shopper: its keys hold the customer id, so that it is dropped when the shopper changes. */
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

/** Data that is the same for every shopper of a place. */
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

/** First part of every key: what mutations name as changed; `*` = all cached data. */
export type KeyName = 'session' | PersonalKeyName | SharedKeyName | '*'

/** Every SWR key of this package. A key of `null` = not allowed yet. */
export const swrKeys = {
  session: ({ siteId }: DataScope) => ['session', siteId] as const,
  /** `about`: the customer id first for personal data, then what tells one datum from another. */
  data: (
    name: PersonalKeyName | SharedKeyName,
    { siteId, locale, currency }: DataScope,
    ...about: readonly unknown[]
  ): readonly unknown[] => [name, siteId, locale, currency, ...about],
}
