import type { FastifyInstance } from 'fastify'
import { registerCms } from './cms/registerCms.js'
import { registerCommerce } from './commerce/registerCommerce.js'
import { registerImages } from './images/registerImages.js'
import { openSandbox } from './openSandbox.js'
import type { SandboxOptions } from './sandboxContext.js'

/**
 * Builds the back ends of the shop, ready for `inject` or `listen`. It opens no port.
 * @example
 * const sandbox = await createSandbox()
 * const answer = await sandbox.inject('/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/jwks')
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<FastifyInstance> {
  const { app, context } = openSandbox(options)
  app.get('/healthz', () => ({ status: 'ok' }))
  await registerCommerce(app, context)
  await registerCms(app, context)
  await registerImages(app, context)
  await app.ready()
  return app
}
