import type { FastifyInstance } from 'fastify'
import { clientIpOf } from './clientIp.js'

/** `GET /apis/getip` → `{data: {ip}}` (Spec §7): the client's address as reported by the configured proxies. */
export function registerGetIp(
  server: FastifyInstance,
  options: { readonly isDevelopment: boolean; readonly max: number },
): void {
  const config = { rateLimit: { max: options.max, timeWindow: 60_000 } }
  server.get('/apis/getip', { config }, (request, reply) => {
    const ip = clientIpOf(request, options.isDevelopment)
    return reply.header('cache-control', 'private, no-store').send({ data: { ip } })
  })
}
