import type { FastifyInstance } from 'fastify'
import { collectRoutes } from './admin/collectRoutes.js'
import { createFaultSwitch } from './admin/faults/createFaultSwitch.js'
import { registerFaults } from './admin/faults/registerFaults.js'
import { registerAdmin } from './admin/registerAdmin.js'
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
  const routes = collectRoutes(app)
  const faults = createFaultSwitch()
  registerFaults(app, faults)
  app.get('/healthz', () => ({ status: 'ok' }))
  const commerce = await registerCommerce(app, context)
  await registerCms(app, context)
  await registerImages(app, context)
  await registerAdmin(app, { app, sandbox: context, commerce, faults, routes })
  await app.ready()
  return app
}
