import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { ImageStore } from './imageStore.js'
import { acceptedFormat } from './negotiateFormat.js'

const YEAR = 'public, max-age=31536000, immutable'
const IMAGE_PATH = /^\/[\w-]{1,64}\/image\/upload\/[\w,:.-]{1,200}\/[\w./%~+-]{1,500}$/

/** `/images/{cloud}/image/upload/{transforms}/{publicId}`: the image service under our own origin. */
export function registerImages(
  server: FastifyInstance,
  options: { readonly store: ImageStore; readonly errors: ErrorReplies },
): void {
  server.get('/images/*', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0]?.slice('/images'.length) ?? ''
    if (!IMAGE_PATH.test(path)) return options.errors.send(request, reply, 404)
    const answer = await options.store.load(path, acceptedFormat(request.headers.accept))
    if (answer.kind === 'missing') return options.errors.send(request, reply, answer.status)
    void reply.header('cache-control', YEAR).header('vary', 'Accept').header('etag', answer.etag)
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
    return reply.type(answer.type).send(answer.bytes)
  })
}
