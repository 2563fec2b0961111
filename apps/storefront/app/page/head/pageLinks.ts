import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import type { PageHead } from '../../contract/pageData.js'
import type { PageRequest } from '../resolve/pageRequest.js'

/** Unvalidated response of canonical-links. */
export interface CanonicalFacts {
  readonly canonical: { readonly href: string }
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** Absolute URLs of a page, without a query. */
export interface PageLinks {
  readonly canonical: string
  /** Every locale that has the page, the own one included, then `x-default`; empty when the CMS returned none. */
  readonly alternates: PageHead['alternates']
}

/**
 * Canonical URL and alternates (Spec §3 "Canonical links", trust.md D). Links to another origin, or to a locale other than
 * declared, are left out; `hreflang` is the configured locale id (`en-GB`), whatever the CMS sent. Without a response the
 * page is its own canonical and has no alternates.
 */
export function pageLinks(
  links: CanonicalFacts | null,
  { site, market, rest }: Pick<PageRequest, 'site' | 'market' | 'rest'>,
  origin: string,
): PageLinks {
  const own = pathOf(links?.canonical.href, market.locale.alias, origin) ?? localePath(market.locale.alias, rest)
  if (!links) return { canonical: origin + own, alternates: [] }
  const given = new Map(links.alternates.map(({ hreflang, href }) => [localeKey(hreflang), href]))
  const alternates = site.l10n.supportedLocales.flatMap(({ id, alias }) => {
    const path = id === market.locale.id ? own : pathOf(given.get(localeKey(id)), alias, origin)
    return path === null ? [] : [{ hreflang: id, href: origin + path }]
  })
  const bare = own.slice(market.locale.alias.length + 1) || '/'
  return { canonical: origin + own, alternates: [...alternates, { hreflang: 'x-default', href: origin + bare }] }
}

/** Path of a page in a locale; the home page is the alias alone. */
function localePath(alias: string, rest: string): string {
  return `/${alias}${rest === '/' ? '' : rest}`
}

/** Path of a URL below a locale of this shop, without query; null = not a URL of this locale. */
function pathOf(href: string | undefined, alias: string, origin: string): string | null {
  const path = href === undefined ? null : (safeRedirectTarget(href, origin)?.split('?', 1)[0] ?? null)
  return path === `/${alias}` || path?.startsWith(`/${alias}/`) ? path : null
}

/** Normalises spellings: `en-UK`, `en_GB` and `en-GB` are equal. */
function localeKey(id: string): string {
  return id.toLowerCase().replace('_', '-').replace(/-uk$/, '-gb')
}
