/** Where a redirect of the hybrid application may lead. */
export interface RedirectRules {
  readonly hybridOrigin: string
  readonly publicOrigin: string
  /** Other origins that are allowed, e.g. a payment service. */
  readonly redirectOrigins: readonly string[]
}

/**
 * A redirect of the hybrid application as the browser gets it: its own origin becomes a path of ours, allowed origins stay,
 * everything else is refused (null).
 *
 * @param path under which it was asked, for relative targets.
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
