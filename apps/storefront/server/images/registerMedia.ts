import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { createStreamedUpstream, type StreamSlots } from '../upstream/createStreamedUpstream.js'

const MEDIA_PATH = /^\/media\/[\w./%~+-]{1,500}$/
const MEDIA_TYPES =
  /^(?:video\/(?:mp4|webm)|audio\/(?:mpeg|mp4)|image\/(?:jpeg|png|webp|avif)|text\/vtt|application\/pdf)\b/
const PASSED_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const
const RANGE = /^bytes=\d{0,15}-\d{0,15}$/

/** `/media/*`: videos and documents of the media library, streamed, with ranges. */
export function registerMedia(
  server: FastifyInstance,
  options: { readonly config: StorefrontConfig; readonly errors: ErrorReplies; readonly slots: StreamSlots },
): void {
  const library = createStreamedUpstream({
    name: 'media',
    baseUrl: options.config.images.baseUrl,
    limits: { connections: 32, connectMs: 500, headersMs: 5000, bodyMs: 30_000 },
    scale: options.config.upstreamTimeoutScale,
    slots: options.slots,
  })
  server.addHook('onClose', () => library.close())

  server.get('/media/*', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    if (!MEDIA_PATH.test(path)) return options.errors.send(request, reply, 404)
    const { range } = request.headers
    const answer = await library
      .open(request, {
        path,
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: range && RANGE.test(range) ? { range } : {},
      })
      .catch(() => null)
    if (!answer) return options.errors.send(request, reply, 503)
    const type = String(answer.headers['content-type'] ?? '')
    const isGood = answer.statusCode === 200 || answer.statusCode === 206 || answer.statusCode === 416
    if (!isGood || (answer.statusCode !== 416 && !MEDIA_TYPES.test(type))) {
      await answer.body.dump().catch(() => null)
      return options.errors.send(request, reply, answer.statusCode === 404 ? 404 : 502)
    }
    for (const name of PASSED_HEADERS) {
      const value = answer.headers[name]
      if (typeof value === 'string') void reply.header(name, value)
    }
    void reply.code(answer.statusCode).header('cache-control', 'public, max-age=86400')
    return reply.type(answer.statusCode === 416 ? 'text/plain' : type).send(answer.body)
  })
}
