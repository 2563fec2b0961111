/** Allowed redirect targets of the hybrid application. */
export interface RedirectRules {
  readonly hybridOrigin: string
  readonly publicOrigin: string
  /** Other allowed origins, e.g. of a payment service. */
  readonly redirectOrigins: readonly string[]
}

/**
 * Rewrites a redirect of the hybrid application for the browser: its own origin becomes a path on this host, allowed
 * origins stay, everything else is refused (null).
 *
 * @param path requested path, to resolve relative targets
 */
export function hybridLocation(location: string, path: string, rules: RedirectRules): string | null {
  const base = `${rules.hybridOrigin}${path}`
  if (!URL.canParse(location, base)) return null
  const url = new URL(location, base)
  if (url.username !== '' || url.password !== '') return null
  if (rules.redirectOrigins.includes(url.origin)) return url.href
  if (url.origin !== rules.hybridOrigin && url.origin !== rules.publicOrigin) return null
  return `/${url.pathname.replace(/^[/\\]+/, '')}${url.search}${url.hash}`
}
