import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { Member } from '../../app/contract/hostContract.js'
import { callScapi } from '../bff/callScapi.js'
import { readLegacySession } from '../bff/legacySession.js'
import type { ShopperCalls } from '../bff/shopperCalls.js'

const answer = z.object({ customer_groups: z.array(z.string()) })

/**
 * Reads the customer groups of a request's shopper from the platform, the only authority for them. null = unknown;
 * errors never grant membership.
 */
export type ReadMember = (request: FastifyRequest, reply: FastifyReply) => Promise<Member | null>

export function createReadMember(options: {
  readonly config: StorefrontConfig
  readonly fetch: typeof fetch
  readonly shopperCalls: ShopperCalls
}): ReadMember {
  const { config, fetch, shopperCalls } = options
  const { baseUrl, organizationId, siteId } = config.commerce
  const url = `${baseUrl}/custom/session/v1/organizations/${organizationId}/customer-groups?${new URLSearchParams({ siteId })}`

  return async (request, reply) => {
    try {
      const legacySession = readLegacySession(config, request.headers.cookie)
      const outcome = await shopperCalls.run(request, reply, {
        isOwn: false,
        send: ({ accessToken }) =>
          callScapi(fetch, { url, method: 'GET', token: accessToken, signal: request.signal, legacySession }),
      })
      if (outcome.kind !== 'answered' || outcome.answer.status !== 200) return null
      const groups = answer.safeParse(JSON.parse(outcome.answer.body)).data?.customer_groups
      return groups ? { groups, accessToken: outcome.session.accessToken } : null
    } catch (error) {
      request.log.warn({ err: error }, 'Customer groups could not be read')
      return null
    }
  }
}
