const MAXIMUM_VALUES = 20
const MAXIMUM_PHRASE = 128
const MAXIMUM_PARAMETER = 2048

/** Selected values by attribute id. */
export type Refinements = Readonly<Record<string, readonly string[]>>

/** Query parameters of a listing. `null` = not in the query; the listing's default applies. */
export interface ListingQuery {
  readonly q: string | null
  readonly refinements: Refinements
  readonly sort: string | null
  /** 1-based. */
  readonly page: number
  readonly limit: number | null
}

/** Parses the query of a listing. Never throws: malformed values and values beyond the limits are ignored. */
export function parseListingQuery(search: string): ListingQuery {
  const query = new URLSearchParams(search)
  return {
    q: query.get('q')?.trim().slice(0, MAXIMUM_PHRASE) || null,
    refinements: parseRefinements(query.getAll('refine')),
    sort: query.get('sort')?.slice(0, MAXIMUM_PHRASE) || null,
    page: wholePositive(query.get('page')) ?? 1,
    limit: wholePositive(query.get('limit')),
  }
}

/**
 * Serialises the query of a listing, with its `?`; empty if nothing is set. The order is fixed (q, refine by attribute
 * and value, sort, page, limit), so that a listing has a single URL.
 */
export function serialiseListingQuery(query: ListingQuery): string {
  const parameters = new URLSearchParams()
  if (query.q !== null) parameters.set('q', query.q)
  for (const entry of refineEntries(query.refinements)) parameters.append('refine', entry)
  if (query.sort !== null) parameters.set('sort', query.sort)
  if (query.page > 1) parameters.set('page', String(query.page))
  if (query.limit !== null) parameters.set('limit', String(query.limit))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** Adds a refinement value, or removes it if it is selected. Resets to the first page. */
export function toggleRefinement(query: ListingQuery, attributeId: string, value: string): ListingQuery {
  const chosen = Object.hasOwn(query.refinements, attributeId) ? (query.refinements[attributeId] ?? []) : []
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  const { [attributeId]: _dropped, ...others } = query.refinements
  return { ...query, page: 1, refinements: values.length > 0 ? { ...others, [attributeId]: values } : others }
}

/** Sorted `attribute=value|value` entries, as used in the query and in the platform's `refine` parameter. */
export function refineEntries(refinements: Refinements): readonly string[] {
  return Object.keys(refinements)
    .sort()
    .flatMap((id) => {
      const values = [...new Set(refinements[id])].sort()
      return values.length > 0 ? [`${id}=${values.join('|')}`] : []
    })
}

function parseRefinements(entries: readonly string[]): Refinements {
  const refinements = new Map<string, Set<string>>()
  let count = 0
  for (const entry of entries) {
    const equals = entry.indexOf('=')
    if (equals < 1 || entry.length > MAXIMUM_PARAMETER) continue
    const attributeId = entry.slice(0, equals)
    const values = refinements.get(attributeId) ?? new Set()
    for (const value of entry.slice(equals + 1).split('|')) {
      if (value === '' || values.has(value) || count === MAXIMUM_VALUES) continue
      values.add(value)
      count += 1
    }
    if (values.size > 0) refinements.set(attributeId, values)
  }
  return Object.fromEntries([...refinements].map(([id, values]) => [id, [...values]]))
}

function wholePositive(text: string | null): number | null {
  const value = text === null || !/^\d{1,6}$/.test(text) ? 0 : Number(text)
  return value > 0 ? value : null
}
