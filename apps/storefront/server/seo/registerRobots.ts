import type { FastifyInstance } from 'fastify'
import { robotsText } from './robotsText.js'

/** `/robots.txt`. Hosts other than the public one are closed to crawlers; all hosts are while indexing is off. */
export function registerRobots(
  server: FastifyInstance,
  { publicOrigin, isIndexable }: { readonly publicOrigin: string; readonly isIndexable: boolean },
): void {
  const publicHost = new URL(publicOrigin).host
  const open = robotsText(`${publicOrigin}/sitemap.xml`)
  const closed = robotsText(null)
  server.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'host' })
      .type('text/plain; charset=utf-8')
      .send(isIndexable && request.headers.host?.toLowerCase() === publicHost ? open : closed),
  )
}
