import type { Site, SiteLocale } from '../../types/site.js'

/** A locale that a path or query names, and how it is written there. */
export interface LocaleMatch {
  readonly locale: SiteLocale
  /** As written, without slashes around it, e.g. `ch/de` or `de-CH`. */
  readonly reference: string
}

/** Finds the locale with which `path` (no site segment) begins, by id, alias or additional alias; longest first. */
export function localeOfPath(path: string, site: Site): LocaleMatch | null {
  const segments = path.split('/', 3).slice(1)
  for (let length = segments.length; length > 0; length -= 1) {
    const match = localeOfReference(segments.slice(0, length).join('/'), site)
    if (match !== null) return match
  }
  return null
}

/** Finds the locale of a written reference, without case; `uk` and `gb` are one. null = the site has no such locale. */
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
