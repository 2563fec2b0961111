/** What a link must know of the page that it is on. */
export interface LinkPlace {
  /** Alias of the page's locale, e.g. `ch/de`. */
  readonly localeAlias: string
  /** Every alias with which a path of the site may begin. */
  readonly localeAliases: readonly string[]
}

/** Whether an address is a page of this site; files, calls and other sites are the browser's. */
export function isPagePath(href: string): boolean {
  return /^\/(?![/\\]|(?:media|assets|images|cms|static|apis|callback)(?:[/?#]|$))/.test(href)
}

/**
 * Where a link within the site leads (Spec §2 "In-app navigation"): without a leading `/s/{x}/`, and with the alias of the
 * page's locale unless it begins with an alias. A piece that the navigation state names goes before the one of the address
 * (Spec §2 "Product detail page"): the address becomes one that the server knows it by, so that a reload shows it too.
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
