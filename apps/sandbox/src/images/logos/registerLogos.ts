import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { MEDIA_TYPES, negotiateFormat } from '../service/negotiateFormat.js'
import { renderImage } from '../service/renderImage.js'
import { parseTransforms } from '../service/transforms.js'
import { logos } from './logos.js'

interface LogoCall {
  readonly Params: { readonly transforms: string; readonly file: string }
}

/** Brand logos of the image provider: public id `logos/{slug of the brand}.png`. JPEG has a white background. */
export function registerLogos(app: FastifyInstance): void {
  app.get<LogoCall>('/vitrine/image/upload/:transforms/logos/:file', async (request, reply) => {
    const { transforms, file } = request.params
    const logo = file.endsWith('.png') ? logos.get(file.slice(0, -'.png'.length)) : undefined
    if (!logo) return reply.code(404).send({ status: 404, title: 'Not Found', detail: `There is no logo "${file}".` })
    const parsed = parseTransforms(transforms)
    if (parsed.kind === 'invalid')
      return reply.code(400).send({ status: 400, title: 'Bad Request', detail: parsed.message })
    const { transform } = parsed
    const format = negotiateFormat(transform.format, request.headers.accept)
    const drawn = sharp(Buffer.from(logo.svg))
    const raster = await (format === 'jpeg' ? drawn.flatten({ background: '#ffffff' }) : drawn).png().toBuffer()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    if (transform.format === 'auto') reply.header('vary', 'Accept')
    return reply.type(MEDIA_TYPES[format]).send(await renderImage(raster, transform, format))
  })
}
