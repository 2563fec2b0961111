import type { Attack } from './attack.js'
import type { CommerceRoute } from './commerceRoutes.js'
import { HOSTILE_BODIES, HOSTILE_JSON, HOSTILE_MEDIA_TYPES, HOSTILE_TEXTS } from './hostileValues.js'
import { FIELD_NAMES, FORM_NAMES, QUERY_NAMES, SHARP_QUERY_NAMES } from './knownNames.js'
import { SITE_ID } from '../siteConfig.js'
import { fill, type Actor } from './openWorld.js'

const JSON_HEADERS = { 'content-type': 'application/json' }
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }

/** Names of a route's parameters, except the organisation. */
export function parametersOf({ path }: CommerceRoute): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name && name !== 'organizationId' ? [name] : []))
}

/** API families whose calls depend on the query. */
const READS_MANY = /^\/(?:product|search|site|store|pricing|custom)\//

/** Each hostile text in each path parameter. */
export function pathAttacks(route: CommerceRoute): readonly Attack[] {
  return parametersOf(route).flatMap((parameter) =>
    HOSTILE_TEXTS.filter((value) => value.trim() !== '').map((value) => ({
      name: `path ${parameter}=${shown(value)}`,
      request: (_route, actor) => ({
        ...base(route, actor),
        url: site(fill(route.path, { ...actor.parameters, [parameter]: encode(value) })),
      }),
    })),
  )
}

/** Each hostile text in all parameters at once, in the sensitive ones one at a time, and repeated parameters. */
export function queryAttacks(route: CommerceRoute): readonly Attack[] {
  const names = route.method !== 'GET' ? [] : READS_MANY.test(route.path) ? SHARP_QUERY_NAMES : ['locale', 'limit']
  return HOSTILE_TEXTS.flatMap((value) => [
    withQuery(route, `every parameter=${shown(value)}`, QUERY_NAMES.map((name) => pair(name, value)).join('&')),
    ...names.map((name) => withQuery(route, `${name}=${shown(value)}`, pair(name, value))),
    withQuery(
      route,
      `every parameter twice with ${shown(value)}`,
      QUERY_NAMES.flatMap((name) => [pair(name, value), pair(name, 'b')]).join('&'),
    ),
  ])
}

/** Complete bodies, then every field with the same wrong value, then media types. */
export function bodyAttacks(route: CommerceRoute): readonly Attack[] {
  if (['GET', 'DELETE', 'OPTIONS'].includes(route.method)) return []
  if (route.service === 'slas') return HOSTILE_TEXTS.map((value) => form(route, value))
  const fields = HOSTILE_JSON.map((value) => `{${FIELD_NAMES.map((name) => `"${name}":${value}`).join(',')}}`)
  return [
    ...[...HOSTILE_BODIES, ...fields, ...fields.map((body) => `[${body}]`)].map((payload) => ({
      name: `body ${shown(payload)}`,
      request: (_route: CommerceRoute, actor: Actor) => ({ ...base(route, actor), headers: JSON_HEADERS, payload }),
    })),
    ...HOSTILE_MEDIA_TYPES.map((type) => ({
      name: `media type ${type}`,
      request: (_route: CommerceRoute, actor: Actor) => ({
        ...base(route, actor),
        headers: { 'content-type': type },
        payload: '{"productId":"x"}',
      }),
    })),
  ]
}

/** Invalid tokens, on routes that require one. */
export function tokenAttacks(route: CommerceRoute): readonly Attack[] {
  if (route.service !== 'scapi') return []
  const tokens: readonly [string, (actor: Actor) => string][] = [
    ['no token', () => ''],
    ['an empty token', () => 'Bearer '],
    ['Basic', () => 'Basic dXNlcjpwYXNz'],
    ['nonsense', () => 'Bearer nonsense'],
    ['a token of the algorithm none', ({ token }) => `Bearer ${unsigned(token)}`],
    [
      'a changed payload',
      ({ token }) => `Bearer ${token.replace(/\.[^.]+\./, (payload) => `${payload.slice(0, -2)}x.`)}`,
    ],
    ['a cut signature', ({ token }) => `Bearer ${token.slice(0, -8)}`],
    ['a token of 60,000 characters', () => `Bearer ${'a.'.repeat(4000)}`],
  ]
  return tokens.map(([name, authorization]) => ({
    name,
    expected: [401],
    request: (_route, actor) => ({ ...base(route, actor), headers: { authorization: authorization(actor) } }),
  }))
}

/** Another organisation or site, or none. */
export function addressAttacks(route: CommerceRoute): readonly Attack[] {
  if (route.service !== 'scapi') return []
  const sites = ['', '?siteId=', '?siteId=foreign', '?siteId=__proto__', `?siteId=foreign&siteId=${SITE_ID}`]
  return [
    ...sites.map(
      (query): Attack => ({
        name: `site "${query}"`,
        expected: [400, 404],
        request: (_route, actor) => ({ ...base(route, actor), url: fill(route.path, actor.parameters) + query }),
      }),
    ),
    ...['f_ecom_other_001', '__proto__', '%00', '%20'].map(
      (organizationId): Attack => ({
        name: `organisation ${organizationId}`,
        expected: [400, 404],
        request: (_route, actor) => ({
          ...base(route, actor),
          url: site(fill(route.path, { ...actor.parameters, organizationId })),
        }),
      }),
    ),
  ]
}

function base(route: CommerceRoute, actor: Actor) {
  const method = route.method === 'GET' ? 'GET' : methodOf(route.method)
  return { method, url: site(fill(route.path, actor.parameters)) }
}

function methodOf(method: string): 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' {
  if (method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE' || method === 'OPTIONS') {
    return method
  }
  throw new RangeError(`There are no attacks for the method ${method}. Add them here.`)
}

function withQuery(route: CommerceRoute, name: string, query: string): Attack {
  return { name, request: (_route, actor) => ({ ...base(route, actor), url: `${base(route, actor).url}&${query}` }) }
}

function form(route: CommerceRoute, value: string): Attack {
  return {
    name: `form ${shown(value)}`,
    request: (_route, actor) => ({
      ...base(route, actor),
      headers: FORM_HEADERS,
      payload: [...QUERY_NAMES, ...FORM_NAMES].map((name) => pair(name, value)).join('&'),
    }),
  }
}

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'jwt' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

function site(url: string): string {
  return `${url}?siteId=${SITE_ID}`
}

function pair(name: string, value: string): string {
  return `${name}=${encode(value)}`
}

/** Percent-encodes; a lone surrogate becomes three bytes that are invalid UTF-8. */
function encode(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%BD'
}

function shown(value: string): string {
  return value.length > 60 ? `${JSON.stringify(value.slice(0, 60))}… (${value.length})` : JSON.stringify(value)
}
