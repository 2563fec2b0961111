import type { Site, SiteLocale } from '../../types/site.js'
import { localeOfPath, localeOfReference } from './localeReference.js'
import { urlParts } from './urlParts.js'

/** The locale of a URL and the parts of its path. */
export interface ResolvedLocale {
  readonly locale: SiteLocale
  readonly source: 'path' | 'query' | 'default'
  /** The locale as spelled in the path; null = the path has none. */
  readonly reference: string | null
  /** The site as spelled in the path; null = the path has none. */
  readonly siteReference: string | null
  /** The remaining path, always with a leading slash. */
  readonly path: string
}

/**
 * Resolves the locale of a URL: from the path (`/{site}/{locale}{path}`, `/{site}{path}`, `/{locale}{path}`), else the
 * query parameter `locale`, else the site's default (Spec §2).
 *
 * @throws Error when the site's default locale is not one of its locales.
 */
export function resolveLocale(url: string, site: Site): ResolvedLocale {
  const { pathname, searchParams } = urlParts(url)
  const first = pathname.split('/', 2)[1] ?? ''
  const siteReference = first !== '' && (first === site.id || first === site.alias) ? first : null
  const withoutSite = siteReference === null ? pathname : after(pathname, siteReference)

  const inPath = localeOfPath(withoutSite, site)
  if (inPath !== null) {
    const { locale, reference } = inPath
    return { locale, source: 'path', reference, siteReference, path: after(withoutSite, reference) }
  }
  const inQuery = localeOfReference(searchParams.get('locale') ?? '', site)
  const locale = inQuery?.locale ?? defaultLocale(site)
  return { locale, source: inQuery ? 'query' : 'default', reference: null, siteReference, path: withoutSite }
}

/** The default locale of a site. */
export function defaultLocale(site: Site): SiteLocale {
  const found = site.l10n.supportedLocales.find(({ id }) => id === site.l10n.defaultLocale)
  if (found) return found
  throw new Error(
    `The site "${site.id}" has no locale "${site.l10n.defaultLocale}", so URLs without a locale cannot be served. Set its defaultLocale in config/sites.ts to a supported locale.`,
  )
}

function after(path: string, reference: string): string {
  return path.slice(reference.length + 1) || '/'
}
