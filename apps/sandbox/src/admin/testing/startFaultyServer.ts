import { fastify, type FastifyInstance } from 'fastify'
import { createFaultSwitch, type FaultSwitch } from '../faults/createFaultSwitch.js'
import { registerFaults } from '../faults/registerFaults.js'

/** Response of the server's only route. */
export const PRODUCT = { id: 'a', price: 8200, tags: ['new'], maker: { name: 'Aurelune' }, isNew: true }

/** A server with one unit of work behind a fault switch. */
export interface FaultyServer {
  readonly app: FastifyInstance
  readonly faults: FaultSwitch
  readonly origin: string
  /** How often the work was done. */
  workCount(): number
}

/** Listens on a free port of the loopback interface. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const app = fastify({ forceCloseConnections: true })
  const faults = createFaultSwitch()
  let count = 0
  registerFaults(app, faults)
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/products/empty', (_request, reply) => reply.code(204).send())
  app.route({
    method: ['GET', 'POST'],
    url: '/products/:id',
    handler: (_request, reply) => {
      count += 1
      return reply.header('set-cookie', 'work=done').send(PRODUCT)
    },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, faults, origin, workCount: () => count }
}
