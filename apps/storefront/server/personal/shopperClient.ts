import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { Market } from '../../app/page/market.js'
import { readLegacySession } from '../bff/legacySession.js'
import type { Sessions } from '../session/createSessions.js'
import type { SessionCookies } from '../session/sessionCookies.js'

/** The shopper of a request, with a client that makes platform calls in their name. */
export interface Shopper {
  readonly client: ScapiClient
  readonly customerId: string
  readonly usid: string
  readonly isGuest: boolean
}

/**
 * The shopper of a request; null = no session, or it has ended: a customer who was signed in never silently becomes a
 * guest. Renews a token that expires soon.
 */
export type ReadShopper = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: Pick<Market, 'locale' | 'currency'>,
) => Promise<Shopper | null>

export function createReadShopper(options: {
  readonly config: StorefrontConfig
  readonly fetch: typeof fetch
  readonly sessions: Sessions
  readonly cookies: SessionCookies
}): ReadShopper {
  const { config, sessions, cookies } = options
  const { baseUrl, organizationId, siteId } = config.commerce

  return async (request, reply, { locale, currency }) => {
    const held = cookies.read(request.headers.cookie)
    if (!held || sessions.hasEnded(held)) return null
    const { session, change } = await sessions.use(held)
    if (change !== 'kept') void reply.removeHeader('set-cookie').header('set-cookie', [...cookies.write(session)])
    if (change === 'replaced' && !held.isGuest) return null
    const { accessToken, customerId, usid, isGuest } = session
    const dwsid = readLegacySession(config, request.headers.cookie) ?? undefined
    const client = createScapiClient({
      baseUrl,
      fetch: options.fetch,
      organizationId,
      siteId,
      locale: locale.id,
      currency,
      dwsid,
      getToken: () => Promise.resolve(accessToken),
      timeoutMs: 12_000,
    })
    return { client, customerId, usid, isGuest }
  }
}
