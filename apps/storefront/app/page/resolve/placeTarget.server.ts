import { geoLocale } from '@vitrine/commerce-client/domain/site/geoLocale'
import { geoRedirectTarget } from '@vitrine/commerce-client/domain/site/geoRedirectTarget'
import { localeCountry, localeLanguage } from '@vitrine/commerce-client/domain/site/localeParts'
import { geoPathRedirect } from '@vitrine/commerce-client/domain/site/redirects'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import { defaultSiteId, roadshowPath, sites } from '../../config/sites.js'
import type { PlaceTarget, VisitorPlace } from '../../contract/hostContract.js'
import type { PageServices } from '../load/services.server.js'

/**
 * Address of a page for a visitor's location (Spec §4 "Geo redirect on first visit", step 6): the alternate of its locale,
 * else the normalised path, also when links are not available in time.
 *
 * @param place may be pending; null = unknown: the URL's own locale, or the site's default.
 */
export async function placeTarget(
  url: URL,
  place: VisitorPlace | null | Promise<VisitorPlace | null>,
  services: PageServices,
  signal?: AbortSignal,
): Promise<PlaceTarget> {
  const { pathname, search } = url
  const site = resolveSite(url.href, { sites, defaultSiteId, siteConfig: await services.siteConfig() })
  const { locale: own, siteReference, path: rest } = resolveLocale(pathname + search, site)
  const tail = rest === '/' ? '' : rest
  const reading = place === null ? null : readLinks(`${services.origin}/${own.alias}${tail}`, services, signal)
  const known = await place
  const locale = known === null ? own : geoLocale(known, site)
  const country = localeCountry(locale.id)
  const language = localeLanguage(locale.id)
  const found = { localeId: locale.id, ownLocaleId: own.id, country, language }

  const geoPath = geoPathRedirect(rest, { country, language }, [roadshowPath])
  const normalised = geoPath ?? `${siteReference === null ? '' : `/${siteReference}`}/${locale.alias}${tail}`
  const links = known === null || geoPath !== null ? null : await reading
  const alternate = safeRedirectTarget(geoRedirectTarget(locale.id, links, normalised), services.origin)
  const path = alternate ?? safeRedirectTarget(normalised, services.origin) ?? `/${locale.alias}`
  return { ...found, location: path.includes('?') ? path : path + search }
}

/** null = timed out, or the CMS failed. */
async function readLinks(pageUrl: string, { cms }: PageServices, signal?: AbortSignal) {
  try {
    return await cms.getCanonicalLinks({ pageUrl, signal })
  } catch {
    return null
  }
}
