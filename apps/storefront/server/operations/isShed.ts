import type { FastifyRequest } from 'fastify'

const BOT = /bot|crawl|spider|slurp|preview/i

/** Whether a request may be rejected under load: robots and listings first; never health, basket or session. */
export function isShed(request: Pick<FastifyRequest, 'headers' | 'resource'>): boolean {
  const { resource } = request
  if (resource?.kind !== 'page') return false
  return BOT.test(request.headers['user-agent'] ?? '') || resource.page.query !== ''
}
