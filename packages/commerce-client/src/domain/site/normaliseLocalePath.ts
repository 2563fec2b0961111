import type { Site } from '../../types/site.js'
import { resolveLocale } from './resolveLocale.js'
import { collapseLeadingSlashes } from './safeRedirectTarget.js'

const UNPREFIXED_PATH = '/callback'

/** Whether a request keeps its path or is redirected on this origin. */
export type PathDecision = { readonly kind: 'stay' } | { readonly kind: 'redirect'; readonly location: string }

export interface LocalePathInput {
  readonly path: string
  /** Query with its `?`, or empty. */
  readonly search: string
  readonly site: Site
  /** Literal path prefixes that are never normalised. From the configuration. */
  readonly specialPrefixes: readonly string[]
}

/** Replaces the locale of a path with its canonical form, the alias (Spec §2 "Locale normalisation"). */
export function normaliseLocalePath({ path, search, site, specialPrefixes }: LocalePathInput): PathDecision {
  const { locale, reference, siteReference, path: rest } = resolveLocale(path + search, site)
  const isExempt =
    path === UNPREFIXED_PATH ||
    reference === locale.alias ||
    new URLSearchParams(search).has('mgnlPreview') ||
    (reference !== null && path.includes(`${reference}-`)) ||
    path.includes('/s/') ||
    specialPrefixes.some((prefix) => path.startsWith(prefix))
  if (isExempt) return { kind: 'stay' }

  const sitePart = siteReference === null ? '' : `/${siteReference}`
  const tail = rest === '/' ? '' : collapseLeadingSlashes(rest)
  return { kind: 'redirect', location: `${sitePart}/${locale.alias}${tail}${search}` }
}
