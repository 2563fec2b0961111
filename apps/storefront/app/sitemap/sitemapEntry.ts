/** One page, in all locales that have it. */
export interface SitemapEntry {
  /** Path after the locale alias; `/` is the home page. */
  readonly path: string
  /** Locale ids, in the order of the site. */
  readonly localeIds: readonly string[]
  /** ISO time of the last change; null = unknown, so none is claimed. */
  readonly lastModified: string | null
  /** Absolute URL of the picture that stands for the page. */
  readonly image: string | null
}

/** Everything that search engines may index. */
export interface SitemapData {
  readonly locales: readonly { readonly id: string; readonly alias: string }[]
  readonly entries: readonly SitemapEntry[]
}
