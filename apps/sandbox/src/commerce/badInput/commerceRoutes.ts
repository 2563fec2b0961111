import type { RouteAddress } from '../../admin/faults/endpointPattern.js'

/** Service that a route belongs to; each has its own shape of errors. */
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
  // The stand-in for the legacy storefront.
  '/account',
  '/order',
]
/** The same code at a second address. */
const SECOND_ADDRESSES = ['/api', '/ocapi', '/checkout/shopper-baskets/v1']

/** The commerce routes among all, each once; HEAD is GET. */
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
