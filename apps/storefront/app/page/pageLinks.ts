import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import type { PageHead } from './pageData.js'
import type { PageRequest } from './pageRequest.js'

/** Answer of canonical-links, as the CMS gives it: not yet believed. */
export interface CanonicalFacts {
  readonly canonical: { readonly href: string }
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
}

/** Where a page lives, in absolute URLs without a query. */
export interface PageLinks {
  readonly canonical: string
  /** Every locale that has the page, itself included, then `x-default`; empty when the CMS named none. */
  readonly alternates: PageHead['alternates']
}

/**
 * The canonical address and its alternates (Spec §3 "Canonical links", trust.md D). What leads to another origin or another
 * locale than it says is left out; `hreflang` is the locale id of ours (`en-GB`), whatever the CMS wrote. Without an answer
 * the page names itself and no alternate.
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

/** Path of an address below a locale of this shop, without query; null = it is none. */
function pathOf(href: string | undefined, alias: string, origin: string): string | null {
  const path = href === undefined ? null : (safeRedirectTarget(href, origin)?.split('?', 1)[0] ?? null)
  return path === `/${alias}` || path?.startsWith(`/${alias}/`) ? path : null
}

/** `en-UK`, `en_GB` and `en-GB` are one. */
function localeKey(id: string): string {
  return id.toLowerCase().replace('_', '-').replace(/-uk$/, '-gb')
}
