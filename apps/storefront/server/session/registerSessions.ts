import type { FastifyInstance } from 'fastify'
import type { ShopperCalls } from '../bff/shopperCalls.js'
import type { SessionServices } from './enterSession.js'
import { registerCustomerGroups } from './registerCustomerGroups.js'
import { registerLogin } from './registerLogin.js'
import { registerOneTimeCodes } from './registerOneTimeCodes.js'
import { registerRegistration } from './registerRegistration.js'
import { registerSession } from './registerSession.js'

/** Every endpoint of `/apis/session`. */
export function registerSessions(
  server: FastifyInstance,
  services: SessionServices & { readonly fetch: typeof fetch; readonly shopperCalls: ShopperCalls },
): void {
  registerSession(server, { ...services, max: 30 * services.config.rateLimitScale })
  registerLogin(server, services)
  registerRegistration(server, services)
  registerOneTimeCodes(server, services)
  registerCustomerGroups(server, services)
}
