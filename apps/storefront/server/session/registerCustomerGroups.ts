import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ReadMember } from './customerGroups.js'
import { privately } from './sessionReply.js'

/**
 * `GET /apis/session/customer-groups` → `{customer_groups: […]}`: the platform's groups of the session; empty if
 * unknown.
 */
export function registerCustomerGroups(
  server: FastifyInstance,
  { config, readMember }: { readonly config: StorefrontConfig; readonly readMember: ReadMember },
): void {
  const rateLimit = { max: 60 * config.rateLimitScale, timeWindow: 60_000 }
  server.get('/apis/session/customer-groups', { config: { rateLimit } }, async (request, reply) => {
    const member = await readMember(request, reply)
    return privately(reply).send({ customer_groups: member?.groups ?? [] })
  })
}
