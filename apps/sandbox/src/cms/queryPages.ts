import type { Language } from '../seed/seedTypes.js'
import { compilePageProperties, type DeliveryNode } from './compilePage.js'
import type { PageStore } from './createPageStore.js'
import { cmsCountries } from './locales.js'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

/** A delivery query over all pages: `q`, `@ancestor`, `@name`, `orderBy`, `offset`, `limit`. */
export function queryPages(query: URLSearchParams, language: Language, store: PageStore) {
  const words = (query.get('q') ?? '').toLowerCase()
  const ancestor = query.get('@ancestor')
  const names = query.get('@name')?.split('|')
  const hits = [...cmsCountries]
    .flatMap((country) => store.all(country).map((page) => compilePageProperties(page, { country, language })))
    .filter((node) => words === '' || textOf(node, 'title').toLowerCase().includes(words))
    .filter((node) => !ancestor || node['@path'].startsWith(`${ancestor}/`))
    .filter((node) => !names || names.includes(node['@name']))
    .sort(byOrder(query.get('orderBy') ?? ''))
  const offset = whole(query.get('offset'), 0, hits.length)
  const limit = whole(query.get('limit'), DEFAULT_LIMIT, MAX_LIMIT)
  return { results: hits.slice(offset, offset + limit), total: hits.length, offset, limit }
}

/** `mgnl:lastModified desc,title asc`; the path settles what remains equal. */
function byOrder(orderBy: string): (a: DeliveryNode, b: DeliveryNode) => number {
  const rules = orderBy.split(',').map((rule) => rule.trim().split(' '))
  return (a, b) => {
    for (const [property = '', direction = 'asc'] of rules) {
      const order = textOf(a, property).localeCompare(textOf(b, property))
      if (order !== 0) return direction === 'desc' ? -order : order
    }
    return a['@path'].localeCompare(b['@path'])
  }
}

function textOf(node: DeliveryNode, property: string): string {
  const value = node[property]
  return typeof value === 'string' ? value : ''
}

function whole(value: string | null, fallback: number, maximum: number): number {
  const number = Number.parseInt(value ?? '', 10)
  return Number.isNaN(number) || number < 0 ? fallback : Math.min(number, maximum)
}
