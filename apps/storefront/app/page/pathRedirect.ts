import { normaliseLocalePath } from '@vitrine/commerce-client/domain/site/normaliseLocalePath'
import { geoPathRedirect, trailingSlashRedirect } from '@vitrine/commerce-client/domain/site/redirects'
import { resolveLocale } from '@vitrine/commerce-client/domain/site/resolveLocale'
import { safeRedirectTarget } from '@vitrine/commerce-client/domain/site/safeRedirectTarget'
import { stripSitePrefix } from '@vitrine/commerce-client/domain/site/stripSitePrefix'
import type { Site } from '@vitrine/commerce-client/types/site'
import { roadshowPath, specialPrefixes } from '../config/sites.js'
import { isEntryPath } from './entryPath.js'
import { marketOf } from './market.js'
import type { PageResult } from './pageData.js'

/** A path for which the rules take more steps than this was made to keep them busy: it does not exist. */
const MAX_STEPS = 16

type Redirect = Extract<PageResult, { readonly kind: 'redirect' }>

/**
 * Where a path goes by its form alone (Spec §2): slash, `/s/{x}/`, geo paths, locale. null = it stays. A path without
 * a locale leads to a default that may change with the shopper, so that redirect is temporary. Rules that follow each other
 * make one redirect.
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
    // From here on the visitor's place decides, which is no business of a shared answer.
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
