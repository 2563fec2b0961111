/** Locale id of the alias in an address: `/uk/en/…` is `en-GB`; null = no alias. */
export function localeOf(url) {
  const [, country, language] = /^\/([a-z]{2})\/([a-z]{2})(?=\/|$)/.exec(new URL(url).pathname) ?? []
  return country ? `${language}-${country === 'uk' ? 'GB' : country.toUpperCase()}` : null
}

/** The address without its alias: the `x-default` of a page. */
export function withoutLocale(url) {
  const { origin, pathname, search } = new URL(url)
  return `${origin}${pathname.replace(/^\/[a-z]{2}\/[a-z]{2}(?=\/|$)/, '') || '/'}${search}`
}
