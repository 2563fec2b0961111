import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Documentation address, so that geolocation has something to look up on a developer's machine. */
const DEVELOPMENT_IP = '192.0.2.1'

/** `GET /apis/getip` → `{data: {ip}}` (Spec §7): the client's address as the configured proxies tell it. */
export function registerGetIp(
  server: FastifyInstance,
  options: { readonly isDevelopment: boolean; readonly max: number },
): void {
  const config = { rateLimit: { max: options.max, timeWindow: 60_000 } }
  server.get('/apis/getip', { config }, (request, reply) => {
    const isLocal = request.ip === '::1' && options.isDevelopment
    const ip = isLocal ? DEVELOPMENT_IP : request.ip.replace(/^::ffff:/, '')
    return reply.header('cache-control', 'private, no-store').send({ data: { ip: isIP(ip) === 0 ? null : ip } })
  })
}
