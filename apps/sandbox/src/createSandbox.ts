import type { FastifyInstance } from 'fastify'
import { assembleSandbox } from './assembleSandbox.js'
import type { SandboxOptions } from './sandboxContext.js'

/**
 * Builds the back ends of the shop, ready for `inject` or `listen`. It opens no port.
 * @example
 * const sandbox = await createSandbox()
 * const answer = await sandbox.inject('/shopper/auth/v1/organizations/f_ecom_zzvi_001/oauth2/jwks')
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<FastifyInstance> {
  const { app } = await assembleSandbox(options)
  return app
}
