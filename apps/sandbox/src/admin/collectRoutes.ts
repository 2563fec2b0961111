import type { FastifyInstance } from 'fastify'
import type { RouteAddress } from './faults/endpointPattern.js'

/** Lists every route that is registered after this call; the list grows as routes come. */
export function collectRoutes(app: FastifyInstance): readonly RouteAddress[] {
  const routes: RouteAddress[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, path: url })
  })
  return routes
}
