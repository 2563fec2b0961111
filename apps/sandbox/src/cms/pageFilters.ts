import type { DeliveryNode } from './deliveryNode.js'

/** Whether a page matches the filters of a query. */
export type PageFilter = (node: DeliveryNode) => boolean

/** Query parameters that are not filters. */
const SPECIAL = new Set([
  'q',
  'limit',
  'offset',
  'orderBy',
  'lang',
  'variants',
  'version',
  'previewAudience',
  '@ancestor',
  '@name',
])
const FILTER = /^([@\w:.-]{1,100})(?:\[([a-z-]{1,10})\])?$/

const operators: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => wanted.split('|').includes(value),
  ne: (value, wanted) => !wanted.split('|').includes(value),
  gt: (value, wanted) => compare(value, wanted) > 0,
  gte: (value, wanted) => compare(value, wanted) >= 0,
  lt: (value, wanted) => compare(value, wanted) < 0,
  lte: (value, wanted) => compare(value, wanted) <= 0,
  in: isBetween,
  'not-in': (value, wanted) => !isBetween(value, wanted),
  like: isLike,
}

/**
 * Filters of a query: `property=a|b`, `property[like]=%x%`, `property[null]=true` and the operators eq, ne, gt, gte,
 * lt, lte, in and not-in (`from~to`). null = a parameter is not a valid filter.
 */
export function pageFilters(query: URLSearchParams): readonly PageFilter[] | null {
  const filters: PageFilter[] = []
  for (const [key, wanted] of query) {
    if (SPECIAL.has(key)) continue
    const filter = readFilter(key, wanted)
    if (!filter) return null
    filters.push(filter)
  }
  return filters
}

function readFilter(key: string, wanted: string): PageFilter | null {
  const [, property = '', operator = 'eq'] = FILTER.exec(key) ?? []
  if (property === '') return null
  if (operator === 'null') return (node) => (propertyText(node, property) === null) === (wanted !== 'false')
  const test = Object.hasOwn(operators, operator) ? operators[operator] : undefined
  if (!test) return null
  return (node) => {
    const value = propertyText(node, property)
    return value !== null && test(value, wanted)
  }
}

/** A property as text; null = the page does not have it. */
export function propertyText(node: DeliveryNode, property: string): string | null {
  const value = Object.hasOwn(node, property) ? node[property] : undefined
  return typeof value === 'string' ? value : null
}

/** Compares date-times by time and all other values as text. */
export function compare(a: string, b: string): number {
  const [first, second] = [momentOf(a), momentOf(b)]
  return first !== null && second !== null ? first - second : a.localeCompare(b)
}

function momentOf(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}

function isBetween(value: string, range: string): boolean {
  const [from = '', to = from] = range.split('~', 2)
  return compare(value, from) >= 0 && compare(value, to) <= 0
}

/** `%` matches any text. Matches segment by segment, so that long patterns are as cheap as long texts. */
function isLike(value: string, pattern: string): boolean {
  const text = value.toLowerCase()
  const parts = pattern.toLowerCase().split('%')
  const first = parts.shift() ?? ''
  const last = parts.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let from = first.length
  for (const part of parts) {
    const found = text.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return text.length - last.length >= from && text.endsWith(last)
}
