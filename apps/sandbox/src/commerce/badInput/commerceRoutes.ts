import type { RouteAddress } from '../../admin/faults/endpointPattern.js'

/** Service of a route; each has its own error format. */
export type Service = 'scapi' | 'slas' | 'einstein' | 'beacon'

export interface CommerceRoute extends RouteAddress {
  readonly service: Service
}

const OTHER_SERVICES = [
  '/.rest',
  '/dam',
  '/.imaging',
  '/author',
  '/VAADIN',
  '/:cloudName',
  '/vitrine',
  '/media',
  '/sandbox',
  '/healthz',
  // Tokens of servers, in the format of the account manager: tested on their own.
  '/dwsso',
  // The replacement for the legacy storefront.
  '/account',
  '/order',
]
/** Prefixes under which the same code is mounted again. */
const SECOND_ADDRESSES = ['/api', '/ocapi', '/checkout/shopper-baskets/v1']

/** The commerce routes, each once; HEAD counts as GET. */
export function commerceRoutes(routes: readonly RouteAddress[]): readonly CommerceRoute[] {
  return routes
    .filter(({ method, path }) => method !== 'HEAD' && !isBelow(path, [...OTHER_SERVICES, ...SECOND_ADDRESSES]))
    .map((route) => ({ ...route, service: serviceOf(route.path) }))
}

function serviceOf(path: string): Service {
  if (isBelow(path, ['/shopper/auth'])) return 'slas'
  if (isBelow(path, ['/v3'])) return 'einstein'
  return isBelow(path, ['/on']) ? 'beacon' : 'scapi'
}

function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}
