import type { FastifyInstance } from 'fastify'
import type { RouteAddress } from './faults/endpointPattern.js'

/** Returns a list of all routes that are registered after this call; it grows with each registration. */
export function collectRoutes(app: FastifyInstance): readonly RouteAddress[] {
  const routes: RouteAddress[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, path: url })
  })
  return routes
}
