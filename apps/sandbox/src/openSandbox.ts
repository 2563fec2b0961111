import { fastify, type FastifyInstance } from 'fastify'
import { answerMalformedUrl, answerUnmatched } from './answerUnmatched.js'
import { limitDepth } from './commerce/http/limitDepth.js'
import { answerImageOrigin } from './images/answerImageOrigin.js'
import type { SandboxContext, SandboxOptions } from './sandboxContext.js'
import { buildCatalogue } from './seed/buildCatalogue.js'
import { openDatabase } from './store/openDatabase.js'

const MAXIMUM_PARAMETER_LENGTH = 2048

/** Creates an empty Fastify app and the shared context; the database is closed with the app. */
export function openSandbox(options: SandboxOptions): {
  readonly app: FastifyInstance
  readonly context: SandboxContext
} {
  const app = fastify({
    logger: options.logger ?? false,
    routerOptions: { maxParamLength: MAXIMUM_PARAMETER_LENGTH },
    forceCloseConnections: true,
    frameworkErrors: answerMalformedUrl,
    // Schemas are strict: a wrong type or an unknown field is refused, not coerced.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  // Clients send a JSON content type with every write. As on the platform, an empty body counts as none.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, String(body), done)
  })
  app.setNotFoundHandler(answerUnmatched)
  answerImageOrigin(app, options.imageOrigin)
  app.addHook('preValidation', async ({ body }) => limitDepth(body))
  const database = openDatabase(options.databasePath ?? ':memory:')
  app.addHook('onClose', async () => database.close())
  const catalogue = options.catalogue ?? buildCatalogue()
  return { app, context: { catalogue, options, database, now: options.now ?? Date.now } }
}
