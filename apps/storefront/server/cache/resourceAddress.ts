import type { PageParameter } from '../../app/page/resolve/pageQuery.js'
import { readTarget } from '../http/requestTarget.js'
import { hasForeignExtension, narrowAddress, type PageAddress, pageAddress } from './pageAddress.js'

const MESSAGES_PREFIX = '/static/translations/compiled/'
/** Path prefixes of other routes; everything else is a page. */
const OTHER_PREFIXES = ['/apis/', '/assets/', '/cms/', '/images/', '/media/', '/static/']
const OTHER_PATHS = new Set(['/healthz', '/readyz', '/metrics', '/robots.txt'])

/** A cacheable resource and the only cache key of its response. */
export type ResourceAddress =
  | PageResource
  | { readonly kind: 'shell'; readonly key: string; readonly alias: string }
  | { readonly kind: 'messages'; readonly key: string; readonly locale: string }

export interface PageResource {
  readonly kind: 'page'
  readonly face: 'html' | 'json'
  readonly key: string
  /** Host and path, the same for every query and representation. */
  readonly place: string
  readonly page: PageAddress
}

/** Result of parsing an address: a resource, a refusal, or a path of another route. */
export type ResourceReading = ResourceAddress | { readonly kind: 'refused'; readonly status: 400 | 404 | 414 } | null

/** Parses the address of a GET or HEAD request whose target has been validated. */
export function readResource(host: string, path: string, search: string): ResourceReading {
  if (path === '/apis/page') return jsonPage(host, search)
  if (path === '/apis/shell') return shell(host, search)
  if (path.startsWith(MESSAGES_PREFIX)) return messages(host, path)
  if (OTHER_PATHS.has(path) || OTHER_PREFIXES.some((prefix) => path.startsWith(prefix))) return null
  if (hasForeignExtension(path)) return null
  return page(host, 'html', path, search)
}

function jsonPage(host: string, search: string): ResourceReading {
  const asked = new URLSearchParams(search).get('path')
  if (!asked) return { kind: 'refused', status: 400 }
  const target = readTarget(asked)
  if (target.kind === 'refused') return { kind: 'refused', status: target.status }
  if (hasForeignExtension(target.path)) return { kind: 'refused', status: 404 }
  const path = target.path.includes('#') ? target.path.slice(0, target.path.indexOf('#')) : target.path
  return page(host, 'json', path, target.search)
}

function page(host: string, face: 'html' | 'json', path: string, search: string): ResourceReading {
  const address = pageAddress(path, search)
  if (!address) return { kind: 'refused', status: 414 }
  return resourceOf(face, host + address.path, address)
}

/** The resource under the key shared by all queries that differ only in parameters that the page does not read. */
export function narrowResource(resource: PageResource, taken: readonly PageParameter[]): PageResource {
  return resourceOf(resource.face, resource.place, narrowAddress(resource.page, taken))
}

/** Cache key of the page that a response represents. Its query may be shorter than the requested one. */
export function keyOfQuery({ face, place }: PageResource, query: string): string {
  return `${face} ${place}${query}`
}

function resourceOf(face: PageResource['face'], place: string, page: PageAddress): PageResource {
  return { kind: 'page', face, key: `${face} ${place}${page.query}`, place, page }
}

function shell(host: string, search: string): ResourceReading {
  const alias = new URLSearchParams(search).get('locale') ?? ''
  if (!/^[A-Za-z]{2,5}(?:[/-][A-Za-z]{2,5})?$/.test(alias)) return { kind: 'refused', status: 404 }
  return { kind: 'shell', key: `shell ${host} ${alias}`, alias }
}

function messages(host: string, path: string): ResourceReading {
  const match = /^([A-Za-z]{2}(?:-[A-Za-z]{2})?)\.json$/.exec(path.slice(MESSAGES_PREFIX.length))
  const locale = match?.[1]
  return locale ? { kind: 'messages', key: `messages ${host} ${locale}`, locale } : { kind: 'refused', status: 404 }
}
