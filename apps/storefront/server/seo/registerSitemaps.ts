import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { SitemapStore } from './sitemapStore.js'

const RETRY_AFTER_SECONDS = 60

/** `/sitemap.xml`, the index, and `/sitemaps/{alias with dash}-{n}.xml` (trust.md D). */
export function registerSitemaps(
  server: FastifyInstance,
  { store, errors }: { readonly store: SitemapStore; readonly errors: ErrorReplies },
): void {
  async function send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const packed = await store.file(name).catch(() => 'unavailable' as const)
    if (packed === 'unavailable')
      return reply
        .code(503)
        .headers({ 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('The sitemap is not ready. Try again in a minute.\n')
    if (packed === null) return errors.send(request, reply, 404)
    const takesGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return reply
      .headers({ 'cache-control': 'public, max-age=900', vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
      .headers(takesGzip ? { 'content-encoding': 'gzip' } : {})
      .type('application/xml; charset=utf-8')
      .send(takesGzip ? packed : unpacked(packed))
  }

  server.get('/sitemap.xml', (request, reply) => send(request, reply, 'index'))
  server.get<{ Params: { readonly name: string } }>('/sitemaps/:name', (request, reply) =>
    send(request, reply, request.params.name),
  )
}

/** Unpacks as the client reads: a file may have 50 MB, and many clients may request it at once. */
function unpacked(packed: Buffer): NodeJS.ReadableStream {
  const stream = createGunzip()
  stream.end(packed)
  return stream
}
