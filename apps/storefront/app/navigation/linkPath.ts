/** Locale facts of the current page that link resolution needs. */
export interface LinkPlace {
  /** Alias of the page's locale, e.g. `ch/de`. */
  readonly localeAlias: string
  /** Every locale alias that a path of the site may start with. */
  readonly localeAliases: readonly string[]
}

/** Whether an address is a page of this site; files, API calls and other sites are left to the browser. */
export function isPagePath(href: string): boolean {
  return /^\/(?![/\\]|(?:media|assets|images|cms|static|apis|callback)(?:[/?#]|$))/.test(href)
}

/**
 * Resolves a link within the site (Spec §2 "In-app navigation"): removes a leading `/s/{x}/`, and adds the alias of the
 * page's locale unless the path starts with an alias. A product in the navigation state overrides the one in the address
 * (Spec §2 "Product detail page"): the result is an address the server can resolve, so that a reload shows it too.
 */
export function linkPath(href: string, state: unknown, { localeAlias, localeAliases }: LinkPlace): string {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  const path = written.replace(/^\/s\/[^/]+\/+/, '/')
  const id = productIdOf(state)
  if (id !== '' && !path.endsWith(`/${id}.html`)) return `/${localeAlias}/product/${id}${rest}`
  const lower = `${path}/`.toLowerCase()
  const isLocalised = [localeAlias, ...localeAliases].some((alias) => lower.startsWith(`/${alias.toLowerCase()}/`))
  return (isLocalised ? path : `/${localeAlias}${path === '/' ? '' : path}`) + rest
}

function productIdOf(state: unknown): string {
  const isNamed = typeof state === 'object' && state !== null && 'productId' in state
  return isNamed && typeof state.productId === 'string' ? encodeURIComponent(state.productId) : ''
}
