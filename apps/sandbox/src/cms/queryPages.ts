import { compilePageProperties } from './compilePage.js'
import type { PageStore } from './createPageStore.js'
import type { DeliveryNode } from './deliveryNode.js'
import { cmsCountries } from './locales.js'
import type { PageView } from './pageView.js'
import { compare, pageFilters, propertyText } from './pageFilters.js'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

/** Pages found by a query, properties only. */
export interface PageQueryResult {
  readonly results: readonly DeliveryNode[]
  /** Total number of matches. */
  readonly total: number
  readonly offset: number
  readonly limit: number
}

/**
 * A delivery query over all pages: `q`, `@ancestor`, `@name=a|b`, filters, `orderBy`, `offset`, `limit` (10, at most
 * 100). The ancestor itself is not included. null = a parameter is invalid.
 */
export function queryPages(query: URLSearchParams, view: PageView, store: PageStore): PageQueryResult | null {
  const filters = pageFilters(query)
  const offset = whole(query.get('offset'), 0)
  const limit = whole(query.get('limit'), DEFAULT_LIMIT)
  if (filters === null || offset === null || limit === null) return null
  const words = (query.get('q') ?? '').toLowerCase()
  const ancestor = (query.get('@ancestor') ?? '').replace(/\/$/, '')
  const names = query.get('@name')?.split('|')
  const hits = countriesOf(ancestor)
    .flatMap((country) => store.all(country).map((page) => compilePageProperties(page, { ...view, country })))
    .filter((node) => words === '' || (propertyText(node, 'title') ?? '').toLowerCase().includes(words))
    .filter((node) => ancestor === '' || node['@path'].startsWith(`${ancestor}/`))
    .filter((node) => !names || names.includes(node['@name']))
    .filter((node) => filters.every((passes) => passes(node)))
    .sort(byOrder(query.get('orderBy') ?? ''))
  const used = Math.min(limit, MAX_LIMIT)
  return { results: hits.slice(offset, offset + used), total: hits.length, offset, limit: used }
}

/** Countries with pages below a path. */
function countriesOf(ancestor: string): readonly string[] {
  const country = ancestor.split('/', 2)[1]
  return country === undefined ? [...cmsCountries] : cmsCountries.has(country) ? [country] : []
}

/** `mgnl:lastModified desc,title asc`; ties are sorted by path. */
function byOrder(orderBy: string): (a: DeliveryNode, b: DeliveryNode) => number {
  const rules = orderBy.split(',').map((rule) => rule.trim().split(' '))
  return (a, b) => {
    for (const [property = '', direction = 'asc'] of rules) {
      const order = compare(propertyText(a, property) ?? '', propertyText(b, property) ?? '')
      if (order !== 0) return direction === 'desc' ? -order : order
    }
    return a['@path'].localeCompare(b['@path'])
  }
}

/** Parses a whole number; null = invalid. */
function whole(value: string | null, fallback: number): number | null {
  if (value === null) return fallback
  return /^\d{1,6}$/.test(value) ? Number(value) : null
}
