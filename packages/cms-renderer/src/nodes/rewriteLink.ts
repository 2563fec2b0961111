import { productIdFromUrl } from '@vitrine/commerce-client/domain/product/productIdFromUrl'
import type { LinkTarget, LinkWish } from './linkTarget.js'

/** Site configuration of the link rule. */
export interface LinkRules {
  /** Alias of the page's locale, e.g. `ch/de`. */
  readonly localeAlias: string
  /** Every alias that a path may start with, including secondary aliases. */
  readonly localeAliases: readonly string[]
  /** First segments of the CMS tree (`ch`, `uk`), which are not part of a public path. */
  readonly cmsRoots: readonly string[]
  /** Context path of the CMS server in converted links, e.g. `/author`. */
  readonly contextPath?: string | undefined
  /** Origins whose links are in-app links. */
  readonly ownOrigins?: readonly string[] | undefined
  /** Base URL of DAM files for the browser, e.g. `/cms`; without it, DAM links are treated as pages. */
  readonly cmsBase?: string | undefined
  /** Origin of the legacy storefront; null = none, so its links stay in the app. */
  readonly legacyOrigin?: string | null | undefined
}

const SELF = 'https://self.invalid'
/** A DAM file, with or without the context path of the CMS server. */
const ASSET_PATH = /^(?:\/[\w-]+)?(\/(?:dam\/[\w-]+:|\.imaging\/).*)$/s
const LEAKED_PATH = /path:\{([^{}]{1,500})\}/

/**
 * The link rule (Spec §2 "Link behaviour", decision 13): tel and mailto unchanged; external links absolute;
 * `sfraLinkReference` absolute on the legacy storefront; DAM files below `cmsBase`, as plain links; everything else in
 * the app, under the locale alias. The function returns null for links that must not be followed: scripts, data,
 * credentials, control characters.
 */
export function createRewriteLink(rules: LinkRules): (href: string, wish?: LinkWish) => LinkTarget | null {
  const aliases = rules.localeAliases.map((alias) => alias.toLowerCase())
  const inApp = (path: string, wish: LinkWish): LinkTarget | null => {
    const safe = samePath(path, SELF)
    const asset = safe === null || rules.cmsBase === undefined ? undefined : ASSET_PATH.exec(safe)?.[1]
    if (asset)
      return { href: `${rules.cmsBase}${asset}`, isExternal: true, ...(wish.opensNewTab && { opensNewTab: true }) }
    return safe === null ? null : { href: localised(publicPath(safe, rules), aliases, rules) }
  }
  return (raw, wish = {}) => {
    const href = (raw.includes('${link:') ? (LEAKED_PATH.exec(raw)?.[1] ?? '') : raw).trim()
    if (href === '' || hasControl(href)) return null
    if (href.startsWith('#')) return { href }
    if (/^(tel|mailto):/i.test(href)) return { href }
    const isAbsolute = /^https?:\/\//i.test(href)
    if (!isAbsolute && /^[a-z][\w+.-]*:/i.test(href)) return null
    if (wish.type === 'sfraLinkReference' && rules.legacyOrigin) return legacyLink(href, rules.legacyOrigin, isAbsolute)
    if (!isAbsolute) return inApp(href, wish)
    const url = parseUrl(href)
    if (!url || url.username !== '' || url.password !== '') return null
    if (rules.ownOrigins?.includes(url.origin)) return inApp(`${url.pathname}${url.search}${url.hash}`, wish)
    return { href: url.href, isExternal: true, opensNewTab: wish.opensNewTab ?? true }
  }
}

function legacyLink(href: string, origin: string, isAbsolute: boolean): LinkTarget | null {
  const url = isAbsolute ? parseUrl(href) : null
  if (url && url.origin !== origin) return null
  const path = samePath(url ? `${url.pathname}${url.search}${url.hash}` : href, origin)
  return path === null ? null : { href: `${origin}${path}`, isExternal: true }
}

/**
 * Path, query and hash below an origin: leading `/` and `\` collapse to one, dots are resolved (trust: open redirects).
 */
function samePath(path: string, origin: string): string | null {
  const url = parseUrl(`/${path.replace(/^[\\/]+/, '')}`, origin)
  if (!url || url.origin !== origin) return null
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
}

/** Removes what the CMS adds to an internal address: server context, `/s/{x}/`, `.html`. */
function publicPath(path: string, rules: LinkRules): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const withoutContext =
    rules.contextPath && pathname.startsWith(`${rules.contextPath}/`)
      ? pathname.slice(rules.contextPath.length)
      : pathname
  const withoutSite = withoutContext.replace(/^\/s\/[^/]+\/+/, '/')
  const withoutHtml =
    withoutSite.endsWith('.html') && !productIdFromUrl(withoutSite) ? withoutSite.slice(0, -5) : withoutSite
  return withoutHtml + rest
}

/** Prepends the alias unless the path already starts with one; replaces the country node of the CMS tree and removes `home`. */
function localised(path: string, aliases: readonly string[], rules: LinkRules): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const lower = pathname.toLowerCase()
  if (aliases.some((alias) => lower === `/${alias}` || lower.startsWith(`/${alias}/`))) return trimmed(pathname) + rest
  const root = rules.cmsRoots.find((one) => lower === `/${one}` || lower.startsWith(`/${one}/`))
  const local = root ? pathname.slice(root.length + 1) : pathname
  return trimmed(`/${rules.localeAlias}${local === '/home' ? '' : local}`) + rest
}

function trimmed(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}

function parseUrl(href: string, base?: string): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null
}

function hasControl(href: string): boolean {
  for (let index = 0; index < href.length; index += 1) {
    const code = href.charCodeAt(index)
    if (code < 32 || code === 127) return true
  }
  return false
}
