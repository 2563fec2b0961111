import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Catalogue } from '../seed/seedTypes.js'
import { createMasters } from './createMasters.js'
import type { Master } from './master.js'
import type { Photographs } from './photographs.js'
import { createDiskCache } from './service/createDiskCache.js'
import { createLimiter } from './service/createLimiter.js'
import { MEDIA_TYPES, negotiateFormat } from './service/negotiateFormat.js'
import { packageRoot } from './service/packageRoot.js'
import { registerVideo } from './service/registerVideo.js'
import { cropRegion, renderImage } from './service/renderImage.js'
import { type Transform, parseTransforms } from './service/transforms.js'

const CLOUD_NAME = 'vitrine'
const CACHE_BYTES = 1024 * 1024 * 1024
const ONE_YEAR = 'public, max-age=31536000, immutable'

interface ImageContext {
  readonly catalogue: Catalogue
  /** Default: those of `media/masters`. */
  readonly photographs?: Photographs | undefined
  readonly options: { readonly cacheDir?: string | undefined }
}

/**
 * Image provider of the sandbox: `/{cloudName}/image/upload/{transforms}/{publicId}` and `/media/video/{file}` (Spec §9
 * "Images"). Each size is created on first use and cached on disk.
 */
export async function registerImages(
  app: FastifyInstance,
  { catalogue, photographs, options }: ImageContext,
): Promise<void> {
  const masters = createMasters(catalogue, photographs)
  const cache = createDiskCache(options.cacheDir ?? join(packageRoot(), '.cache', 'images'), CACHE_BYTES)
  const limit = createLimiter(availableParallelism())
  sharp.concurrency(1)
  registerVideo(app, join(packageRoot(), 'media', 'video'))

  app.get<{ Params: { cloudName: string; transforms: string; '*': string } }>(
    '/:cloudName/image/upload/:transforms/*',
    async (request, reply) => {
      const { cloudName, transforms, '*': publicId } = request.params
      if (cloudName !== CLOUD_NAME) return reply.code(404).send(problem(404, `There is no cloud "${cloudName}".`))
      const parsed = parseTransforms(transforms)
      if (parsed.kind === 'invalid') return reply.code(400).send(problem(400, parsed.message))
      const master = masters.find(publicId)
      if (master === null) return reply.code(404).send(problem(404, `There is no image "${publicId}".`))

      const { transform } = parsed
      const format = negotiateFormat(transform.format, request.headers.accept)
      const key = hash(JSON.stringify([transform, format, publicId, master.version]))
      reply.header('cache-control', ONE_YEAR).header('etag', `"${key}"`)
      if (transform.format === 'auto') reply.header('vary', 'Accept')
      if (matches(request.headers['if-none-match'], key)) return reply.code(304).send()

      const body = await cache.getOrMake(`${key}.${format}`, () =>
        limit(async () => renderImage(await master.render(masterScale(transform, master)), transform, format)),
      )
      return reply.type(MEDIA_TYPES[format]).send(body)
    },
  )
}

/** Tiles and thumbnails use a master of half the size, which is composed in a quarter of the time. */
function masterScale(transform: Transform, { width, height }: Master): number {
  const half = cropRegion({ width: width / 2, height: height / 2 }, transform)
  return transform.width <= half.width ? 0.5 : 1
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function matches(ifNoneMatch: string | undefined, key: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${key}"`)
}

function problem(status: number, detail: string) {
  return { status, title: status === 404 ? 'Not Found' : 'Bad Request', detail }
}
