import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Documentation address, so that geolocation has something to look up on a developer's machine. */
const DEVELOPMENT_IP = '192.0.2.1'

/**
 * Client address as reported by the configured proxies; `::1` is replaced in development. null = not a valid address.
 */
export function clientIpOf({ ip }: Pick<FastifyRequest, 'ip'>, isDevelopment: boolean): string | null {
  if (ip === '::1' && isDevelopment) return DEVELOPMENT_IP
  const plain = ip.replace(/^::ffff:/, '')
  return isIP(plain) === 0 ? null : plain
}
