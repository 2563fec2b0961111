import type { Site, SiteLocale } from '../../types/site.js'

/** A locale found in a path or query, and its spelling there. */
export interface LocaleMatch {
  readonly locale: SiteLocale
  /** The spelling, without surrounding slashes, e.g. `ch/de` or `de-CH`. */
  readonly reference: string
}

/**
 * Finds the locale that `path` (without site segment) begins with, by id, alias or additional alias; the longest match
 * wins.
 */
export function localeOfPath(path: string, site: Site): LocaleMatch | null {
  const segments = path.split('/', 3).slice(1)
  for (let length = segments.length; length > 0; length -= 1) {
    const match = localeOfReference(segments.slice(0, length).join('/'), site)
    if (match !== null) return match
  }
  return null
}

/**
 * Finds a locale by id, alias or additional alias, ignoring case; `uk` and `gb` are equal. null = not a locale of the
 * site.
 */
export function localeOfReference(reference: string, site: Site): LocaleMatch | null {
  if (reference === '') return null
  const wanted = comparable(reference)
  const locale = site.l10n.supportedLocales.find(({ id, alias, additionalAlias }) =>
    [id, alias, ...additionalAlias].some((name) => comparable(name) === wanted),
  )
  return locale ? { locale, reference } : null
}

function comparable(reference: string): string {
  return reference
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replace(/^uk$|(?<=-)uk$/, 'gb'))
    .join('/')
}
