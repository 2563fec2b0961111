import { normaliseLocalePath } from '@vitrine/commerce-client/domain/site/normaliseLocalePath'
import { geoPathRedirect, trailingSlashRedirect } from '@vitrine/commerce-client/domain/site/redirects'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import { stripSitePrefix } from '@vitrine/commerce-client/domain/site/stripSitePrefix'
import type { Site } from '@vitrine/commerce-client/types/site'
import { roadshowPath, specialPrefixes } from '../../config/sites.js'
import { isEntryPath } from './entryPath.js'
import { marketOf } from '../market.js'
import type { PageResult } from '../../contract/pageData.js'

/** Step limit against crafted paths; a path that exceeds it is a 404. */
const MAX_STEPS = 16

type Redirect = Extract<PageResult, { readonly kind: 'redirect' }>

/**
 * Redirect derived from the form of a path (Spec §2): slash, `/s/{x}/`, geo paths, locale. null = none. A path without
 * a locale redirects to a default that may change with the shopper, so that redirect is temporary. Consecutive rules are
 * combined into one redirect.
 */
export function pathRedirect(url: URL, site: Site, origin: string): Redirect | null {
  const steps: Redirect[] = []
  const result = (location: string): Redirect => {
    const isTemporary = steps.some((step) => step.status === 302)
    return { kind: 'redirect', status: isTemporary ? 302 : 301, location }
  }
  while (steps.length < MAX_STEPS) {
    const last = steps.at(-1)
    const here = last ? new URL(last.location, origin) : url
    // The rest depends on the visitor's location and must not be part of a shared response.
    if (last && isEntryPath(here.pathname, here.search)) return result(last.location)
    const next = oneStep(here, site, origin)
    if (next === null) return last ? result(last.location) : null
    steps.push(next)
  }
  return null
}

function oneStep({ pathname: path, search }: URL, site: Site, origin: string): Redirect | null {
  const withoutSlash = trailingSlashRedirect(path, search)
  if (withoutSlash !== null) return to(withoutSlash, 301, origin)
  const stripped = stripSitePrefix(path)
  if (stripped !== null) return to(stripped + search, 301, origin)

  const { locale, reference, path: rest } = resolveLocale(path + search, site)
  const { country, language } = marketOf(locale)
  const geo = geoPathRedirect(rest, { country: country.code, language }, [roadshowPath])
  if (geo !== null && geo !== path) return to(geo + search, 302, origin)

  const decision = normaliseLocalePath({ path, search, site, specialPrefixes })
  return decision.kind === 'redirect' ? to(decision.location, reference === null ? 302 : 301, origin) : null
}

function to(target: string, status: Redirect['status'], origin: string): Redirect | null {
  const location = safeRedirectTarget(target, origin)
  return location === null ? null : { kind: 'redirect', status, location }
}
