import { fastify, type FastifyInstance } from 'fastify'
import { registerCommerce } from './commerce/registerCommerce.js'
import { registerImages } from './images/registerImages.js'
import type { SandboxContext, SandboxOptions } from './sandboxContext.js'
import { buildCatalogue } from './seed/buildCatalogue.js'
import { openDatabase } from './store/openDatabase.js'

const MAXIMUM_PARAMETER_LENGTH = 2048

/**
 * Builds the back ends of the shop, ready for `inject` or `listen`. It opens no port.
 * @example
 * const sandbox = await createSandbox()
 * const answer = await sandbox.inject('/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/jwks')
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger ?? false,
    routerOptions: { maxParamLength: MAXIMUM_PARAMETER_LENGTH },
    forceCloseConnections: true,
  })
  const database = openDatabase(options.databasePath ?? ':memory:')
  app.addHook('onClose', async () => database.close())

  const context: SandboxContext = {
    catalogue: options.catalogue ?? buildCatalogue(),
    options,
    database,
    now: options.now ?? Date.now,
  }
  await registerCommerce(app, context)
  await registerImages(app, context)
  await app.ready()
  return app
}
