/** What data depends on besides its own id. Never a token. */
export interface DataScope {
  readonly siteId: string
  /** Locale id, e.g. `de-CH`. */
  readonly locale: string
  readonly currency: string
}

/** Every SWR key of this package. A key of `null` = not allowed yet. */
export const swrKeys = {
  session: ({ siteId }: DataScope) => ['session', siteId] as const,
  basket: ({ siteId, locale, currency }: DataScope, customerId: string) =>
    ['basket', siteId, locale, currency, customerId] as const,
  products: ({ siteId, locale, currency }: DataScope, ids: readonly string[]) =>
    ['products', siteId, locale, currency, ...ids] as const,
  suggestions: ({ siteId, locale, currency }: DataScope, phrase: string) =>
    ['suggestions', siteId, locale, currency, phrase] as const,
}
