import type { FastifyInstance } from 'fastify'
import type { AdminContext } from '../adminContext.js'
import { AdminError } from '../AdminError.js'
import { matchesRoute, parseEndpoint } from './endpointPattern.js'
import type { FaultRule } from './faultRule.js'
import { ALL_FAULTS, ONE_FAULT } from './faultSchema.js'

/** `/sandbox/faults`: PUT replaces all, POST adds one, GET lists, DELETE removes one or all. */
export function faultRoutes(app: FastifyInstance, { faults, routes }: AdminContext): void {
  const check = ({ endpoint, kind, status, ms }: FaultRule): void => {
    if (kind === 'status' && status === undefined) throw new AdminError(400, 'A fault of kind "status" needs a status.')
    if (kind === 'latency' && ms === undefined) throw new AdminError(400, 'A fault of kind "latency" needs ms.')
    const pattern = parseEndpoint(endpoint)
    if (!pattern) {
      throw new AdminError(400, `"${endpoint}" is not an endpoint. Write "METHOD /path", with * for every method.`)
    }
    if (!routes.some((route) => matchesRoute(pattern, route))) {
      throw new AdminError(400, `No route of the sandbox answers "${endpoint}".`)
    }
  }

  app.get('/faults', () => ({ faults: faults.all() }))

  app.put<{ Body: readonly FaultRule[] }>('/faults', { schema: ALL_FAULTS }, ({ body }) => {
    body.forEach(check)
    faults.clear()
    for (const rule of body) faults.add(rule)
    return { faults: faults.all() }
  })

  app.post<{ Body: FaultRule }>('/faults', { schema: ONE_FAULT }, ({ body }, reply) => {
    check(body)
    return reply.code(201).send(faults.add(body))
  })

  app.delete('/faults', (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })

  app.delete<{ Params: { id: string } }>('/faults/:id', ({ params }, reply) => {
    if (!faults.remove(params.id)) throw new AdminError(404, `There is no fault "${params.id.slice(0, 100)}".`)
    return reply.code(204).send()
  })
}
