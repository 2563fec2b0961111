import type { FastifyInstance } from 'fastify'
import type { ReadMember } from './customerGroups.js'
import { createAccessTokens } from './accessTokens.js'
import type { SessionServices } from './enterSession.js'
import { createPendingLogins } from './pendingLogins.js'
import { registerCallback } from './registerCallback.js'
import { registerCustomerGroups } from './registerCustomerGroups.js'
import { registerLogin } from './registerLogin.js'
import { registerOneTimeCodes } from './registerOneTimeCodes.js'
import { registerRegistration } from './registerRegistration.js'
import { registerSaveAccessToken } from './registerSaveAccessToken.js'
import { registerSession } from './registerSession.js'
import type { Sealer } from './sealing.js'

/**
 * Registers every endpoint of `/apis/session`, the login callback, and the endpoint for tokens of other storefronts.
 */
export function registerSessions(
  server: FastifyInstance,
  services: SessionServices & {
    readonly fetch: typeof fetch
    readonly readMember: ReadMember
    readonly sealer: Sealer
    readonly now: () => number
  },
): void {
  registerSession(server, { ...services, max: 30 * services.config.rateLimitScale })
  registerLogin(server, services)
  registerRegistration(server, services)
  registerOneTimeCodes(server, services)
  registerCustomerGroups(server, services)
  const { config, sealer, now, fetch } = services
  const pendingLogins = createPendingLogins({ sealer, publicOrigin: config.publicOrigin, now })
  registerCallback(server, { ...services, pendingLogins })
  const accessTokens = createAccessTokens({ config, fetch, now })
  registerSaveAccessToken(server, { ...services, accessTokens, pendingLogins })
}
