import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { MediaStream } from './createMediaStream.js'
import type { ImageStore } from './imageStore.js'
import { acceptedFormat } from './negotiateFormat.js'

const DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const ASSET_PATH = /^\/(?:dam|\.imaging)\/[\w.:/%~+@-]{1,500}$/
const PICTURE = /^\/\.imaging\/|\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/**
 * `/cms/dam/*` and `/cms/.imaging/*`: files of the CMS under our own origin (Spec §7 "DAM"). Images are cached and sent
 * in a format that the browser accepts; videos and documents are streamed.
 */
export function registerCmsAssets(
  server: FastifyInstance,
  options: { readonly store: ImageStore; readonly stream: MediaStream; readonly errors: ErrorReplies },
): void {
  server.get('/cms/*', async (request, reply) => {
    const path = (request.raw.url ?? '').split('?', 1)[0]?.slice('/cms'.length) ?? ''
    if (!ASSET_PATH.test(path) || path.includes('..')) return options.errors.send(request, reply, 404)
    if (!PICTURE.test(path)) return options.stream(request, reply, path)
    const answer = await options.store.load(path, acceptedFormat(request.headers.accept))
    if (answer.kind === 'missing') return options.errors.send(request, reply, answer.status)
    void reply.header('cache-control', DAY).header('vary', 'Accept').header('etag', answer.etag).type(answer.type)
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
    return reply.send(answer.bytes)
  })
}
