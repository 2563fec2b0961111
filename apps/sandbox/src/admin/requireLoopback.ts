import type { FastifyRequest } from 'fastify'
import { AdminError } from './AdminError.js'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Accepts only calls from this machine with a host name of this machine: neither from the network nor from a web page
 * that resolves its own name to the loopback address (DNS rebinding).
 * @throws AdminError 403
 */
export function requireLoopback(request: FastifyRequest): void {
  const origin = request.headers.origin
  const isOwn =
    isLoopbackAddress(request.raw.socket.remoteAddress) &&
    isLoopbackHost(`http://${request.headers.host ?? ''}`) &&
    (origin === undefined || isLoopbackHost(origin))
  if (!isOwn) throw new AdminError(403, 'The admin API answers on the loopback interface only.')
}

function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(?:::ffff:)?127\./.test(address))
}

function isLoopbackHost(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOSTS.has(new URL(origin).hostname)
}
