import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AdminContext } from './adminContext.js'
import { AdminError } from './AdminError.js'
import { faultRoutes } from './faults/faultRoutes.js'
import { mailRoutes } from './mailRoutes.js'
import { publishRoutes } from './publishRoutes.js'
import { requireLoopback } from './requireLoopback.js'
import { resetState } from './resetState.js'
import { scenarioRoutes } from './scenarios/scenarioRoutes.js'

const PREFIX = '/sandbox'

/** Registers the endpoints that tests use to control the sandbox: faults, scenarios, the outbox and a reset. */
export async function registerAdmin(app: FastifyInstance, context: AdminContext): Promise<void> {
  await app.register((scope) => adminRoutes(scope, context), { prefix: PREFIX })
}

async function adminRoutes(app: FastifyInstance, context: AdminContext): Promise<void> {
  app.addHook('onRequest', async (request) => requireLoopback(request))
  app.setErrorHandler((error, _request, reply) => sendError(error, reply))
  app.setNotFoundHandler((request) => {
    throw new AdminError(404, `The admin API has no route ${request.method} ${request.url.slice(0, 200)}.`)
  })
  const { commerce } = context
  faultRoutes(app, context)
  scenarioRoutes(app, context)
  publishRoutes(app, context)
  mailRoutes(app, context)
  app.get('/activities', () => ({ activities: commerce.activities.all() }))
  app.get('/hits', () => ({ hits: commerce.analyticsHits.all() }))
  app.post('/reset', async (_request, reply) => {
    await resetState(context)
    return reply.code(204).send()
  })
}

function sendError(error: unknown, reply: FastifyReply): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 500) throw error
  if (status === 415)
    return reply.code(status).send({ status, detail: 'Send JSON with content-type application/json.' })
  const detail = error instanceof Error ? error.message : 'The request is malformed.'
  return reply.code(status).send({ status, detail })
}
