import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { createStreamedUpstream, type StreamSlots } from '../upstream/createStreamedUpstream.js'

/** Media types served in addition to images: videos, audio, subtitles and documents. */
const MEDIA_TYPES =
  /^(?:video\/(?:mp4|webm)|audio\/(?:mpeg|mp4)|image\/(?:jpeg|png|webp|avif)|text\/vtt|application\/pdf)\b/
const PASSED_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const
const RANGE = /^bytes=\d{0,15}-\d{0,15}$/

export type MediaStream = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>

/** Streams files of a media library with range support; other types are 502. */
export function createMediaStream(
  server: FastifyInstance,
  options: {
    readonly name: string
    readonly baseUrl: string
    readonly scale: number
    readonly slots: StreamSlots
    readonly errors: ErrorReplies
  },
): MediaStream {
  const library = createStreamedUpstream({
    ...options,
    limits: { connections: 32, connectMs: 500, headersMs: 5000, bodyMs: 30_000 },
  })
  server.addHook('onClose', () => library.close())

  return async (request, reply, path) => {
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
  }
}
