/** Locale id that the alias in an address stands for: `/uk/en/…` is `en-GB`; null = the address has none. */
export function localeOf(url) {
  const [, country, language] = /^\/([a-z]{2})\/([a-z]{2})(?=\/|$)/.exec(new URL(url).pathname) ?? []
  return country ? `${language}-${country === 'uk' ? 'GB' : country.toUpperCase()}` : null
}

/** The same address without its alias, which says which locale is whose: the `x-default` of a page. */
export function withoutLocale(url) {
  const { origin, pathname, search } = new URL(url)
  return `${origin}${pathname.replace(/^\/[a-z]{2}\/[a-z]{2}(?=\/|$)/, '') || '/'}${search}`
}
