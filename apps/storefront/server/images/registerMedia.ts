import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { MediaStream } from './createMediaStream.js'

const MEDIA_PATH = /^\/media\/[\w./%~+-]{1,500}$/

/** `/media/*`: videos and documents of the media library. */
export function registerMedia(
  server: FastifyInstance,
  options: { readonly stream: MediaStream; readonly errors: ErrorReplies },
): void {
  server.get('/media/*', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    if (!MEDIA_PATH.test(path)) return options.errors.send(request, reply, 404)
    return options.stream(request, reply, path)
  })
}
