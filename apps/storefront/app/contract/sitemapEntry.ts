/** One page, with all locales that have it. */
export interface SitemapEntry {
  /** Path after the locale alias; `/` is the home page. */
  readonly path: string
  /** Locale ids, in the order of the site. */
  readonly localeIds: readonly string[]
  /** ISO time of the last change; null = unknown, `lastmod` is omitted. */
  readonly lastModified: string | null
  /** Absolute URL of the page's main image. */
  readonly image: string | null
}

/** All indexable pages. */
export interface SitemapData {
  readonly locales: readonly { readonly id: string; readonly alias: string }[]
  readonly entries: readonly SitemapEntry[]
}
