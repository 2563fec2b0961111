import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { ImageStore } from './imageStore.js'
import { isImageAddress } from './isImageAddress.js'
import { acceptedFormat } from './negotiateFormat.js'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * `/images/{cloud}/image/upload/{transforms}/{publicId}`: images of our cloud at the image service, under our own
 * origin.
 */
export function registerImages(
  server: FastifyInstance,
  options: { readonly store: ImageStore; readonly cloudName: string; readonly errors: ErrorReplies },
): void {
  server.get('/images/*', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0]?.slice('/images'.length) ?? ''
    if (!isImageAddress(path, options.cloudName)) return options.errors.send(request, reply, 404)
    const answer = await options.store.load(path, acceptedFormat(request.headers.accept))
    if (answer.kind === 'missing') return options.errors.send(request, reply, answer.status)
    void reply.header('cache-control', YEAR).header('vary', 'Accept').header('etag', answer.etag).type(answer.type)
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
    return reply.send(answer.bytes)
  })
}
