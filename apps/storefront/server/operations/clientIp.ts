import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Documentation address, so that geolocation has something to look up on a developer's machine. */
const DEVELOPMENT_IP = '192.0.2.1'

/** Address of a client as the configured proxies tell it; `::1` has a stand-in in development. null = none that is one. */
export function clientIpOf({ ip }: Pick<FastifyRequest, 'ip'>, isDevelopment: boolean): string | null {
  if (ip === '::1' && isDevelopment) return DEVELOPMENT_IP
  const plain = ip.replace(/^::ffff:/, '')
  return isIP(plain) === 0 ? null : plain
}
