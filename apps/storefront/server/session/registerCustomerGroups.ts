import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { callScapi } from '../bff/callScapi.js'
import { readLegacySession } from '../bff/legacySession.js'
import type { ShopperCalls } from '../bff/shopperCalls.js'
import { privately } from './sessionReply.js'

const groups = z.object({ customer_groups: z.array(z.string()) })

/**
 * `GET /apis/session/customer-groups` → `{customer_groups: […]}`: what the platform says of the session, the only authority
 * for groups. Nobody's word, a fault included, makes a member: then there are none.
 */
export function registerCustomerGroups(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly fetch: typeof fetch
    readonly shopperCalls: ShopperCalls
  },
): void {
  const { config, fetch, shopperCalls } = options
  const { baseUrl, organizationId, siteId } = config.commerce
  const url = `${baseUrl}/custom/session/v1/organizations/${organizationId}/customer-groups?${new URLSearchParams({ siteId })}`
  const rateLimit = { max: 60 * config.rateLimitScale, timeWindow: 60_000 }

  server.get('/apis/session/customer-groups', { config: { rateLimit } }, async (request, reply) => {
    const none = { customer_groups: [] }
    try {
      const legacySession = readLegacySession(config, request.headers.cookie)
      const outcome = await shopperCalls.run(request, reply, {
        isOwn: false,
        send: ({ accessToken }) =>
          callScapi(fetch, { url, method: 'GET', token: accessToken, signal: request.signal, legacySession }),
      })
      const isAnswered = outcome.kind === 'answered' && outcome.answer.status === 200
      const found = isAnswered ? groups.safeParse(JSON.parse(outcome.answer.body)).data : undefined
      return privately(reply).send(found ?? none)
    } catch (error) {
      request.log.warn({ err: error }, 'Customer groups could not be read')
      return privately(reply).send(none)
    }
  })
}
