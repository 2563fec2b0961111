import type { FastifyInstance, FastifyReply } from 'fastify'
import { logos } from '../images/logos/logos.js'
import { sendCmsError } from './cmsErrors.js'
import { scenes } from './contentTypes.js'
import { nodeId } from './nodeId.js'

/** Files of the media library: photographs in both crops, and logos. */
const files: readonly string[] = [
  ...scenes.flatMap((scene) => [`scenes/${scene}.jpg`, `scenes/${scene}-portrait.jpg`]),
  ...[...logos.keys()].map((name) => `logos/${name}.png`),
]
const byId = new Map(files.map((file) => [nodeId(file), file]))

/** Sizes that the theme offers beside the original, as transforms of the image provider. */
const renditions: ReadonlyMap<string, string> = new Map([
  ['480x320', 'c_fill,w_480,ar_3:2'],
  ['1600x900', 'c_fill,w_1600,ar_16:9'],
])

/** Address of a file of the media library. */
export function damLink(file: string): string {
  return `/dam/jcr:${nodeId(file)}/${nameOf(file)}`
}

/** Addresses of a file's renditions, as an asset lists them. */
export function damRenditions(
  file: string,
): Readonly<Record<string, { readonly mimeType: string; readonly link: string }>> {
  const mimeType = file.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return Object.fromEntries(
    [...renditions.keys()].map((size) => [
      size,
      { mimeType, link: `/.imaging/mte/vitrine/${size}/dam/${file}/jcr:content/${nameOf(file)}` },
    ]),
  )
}

/** `/dam/jcr:{uuid}/{file}` and `/.imaging/mte/vitrine/{rendition}/dam/...`: the image provider makes them. */
export function registerDam(app: FastifyInstance): void {
  const send = async (reply: FastifyReply, file: string, transforms: string) => {
    const format = file.endsWith('.png') ? 'f_png' : 'f_jpg'
    const picture = await app.inject(`/vitrine/image/upload/${transforms},${format}/${file}`)
    reply.header('cache-control', 'public, max-age=86400').type(String(picture.headers['content-type']))
    return reply.code(picture.statusCode).send(picture.rawPayload)
  }
  app.get<{ Params: { id: string; file: string } }>('/dam/:id/:file', (request, reply) => {
    const known = byId.get(request.params.id.replace(/^jcr:/, ''))
    if (known === undefined || nameOf(known) !== request.params.file)
      return sendCmsError(reply, 'notFound', request.url.slice(0, 200))
    return send(reply, known, 'c_limit,w_1600')
  })
  app.get<{ Params: { size: string; '*': string } }>('/.imaging/mte/vitrine/:size/dam/*', (request, reply) => {
    const transforms = renditions.get(request.params.size)
    const known = files.find((file) => request.params['*'] === `${file}/jcr:content/${nameOf(file)}`)
    if (transforms === undefined || known === undefined)
      return sendCmsError(reply, 'notFound', request.url.slice(0, 200))
    return send(reply, known, transforms)
  })
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}
