import { localeOfReference } from '@vitrine/commerce-client/domain/site/localeReference'
import { siteOfReference } from '@vitrine/commerce-client/domain/site/resolveSite'
import { sites } from '../../config/sites.js'

/** Query parameters that can change a page, in canonical order. */
export const pageParameters = ['refine', 'sort', 'page', 'limit', 'q', 'site', 'locale'] as const

export type PageParameter = (typeof pageParameters)[number]

const MAX_REFINEMENTS = 20
const MAX_TEXT = 128

/** Normalises a value; null = no effect: first page, unknown locale, malformed number. */
const readers: Readonly<Record<Exclude<PageParameter, 'refine'>, (value: string) => string | null>> = {
  sort: (value) => value.slice(0, MAX_TEXT) || null,
  page: (value) => (wholePositive(value) === '1' ? null : wholePositive(value)),
  limit: wholePositive,
  q: (value) => value.trim().slice(0, MAX_TEXT) || null,
  site: (value) => (siteOfReference(value, sites) ? value : null),
  locale: (value) => sites.map((site) => localeOfReference(value, site)?.locale.id).find(Boolean) ?? null,
}

/**
 * Canonical query of a page, with its `?`, as used in addresses, cache keys and pages; empty if no parameter applies. Of
 * repeated parameters, the first one is used.
 */
export function pageQuery(given: URLSearchParams, taken: readonly PageParameter[] = pageParameters): string {
  const kept = new URLSearchParams()
  for (const name of pageParameters) {
    if (!taken.includes(name)) continue
    if (name === 'refine') {
      const values = [...new Set(given.getAll(name).filter((value) => value !== ''))].toSorted()
      for (const value of values.slice(0, MAX_REFINEMENTS)) kept.append(name, value)
    } else {
      const value = readers[name](given.get(name) ?? '')
      if (value !== null) kept.set(name, value)
    }
  }
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}

function wholePositive(text: string): string | null {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return value > 0 ? String(value) : null
}
