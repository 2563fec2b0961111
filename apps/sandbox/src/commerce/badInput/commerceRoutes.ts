import type { RouteAddress } from '../../admin/faults/endpointPattern.js'

/** Service that a route belongs to; each has its own shape of errors. */
export type Service = 'scapi' | 'slas' | 'einstein' | 'beacon'

export interface CommerceRoute extends RouteAddress {
  readonly service: Service
}

const OTHER_SERVICES = ['/.rest', '/:cloudName', '/media', '/sandbox', '/healthz']
const SECOND_MOUNT = ['/api', '/ocapi']

/** The commerce routes among all; the second mount is the same code and left out, as is HEAD. */
export function commerceRoutes(routes: readonly RouteAddress[]): readonly CommerceRoute[] {
  return routes
    .filter(({ method, path }) => method !== 'HEAD' && !isBelow(path, [...OTHER_SERVICES, ...SECOND_MOUNT]))
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
