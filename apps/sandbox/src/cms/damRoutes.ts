import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendFile } from '../images/service/sendFile.js'
import { sendCmsError } from './cmsErrors.js'
import { damFile, damPicture, nameOf, storedFile } from './damFiles.js'

/** Sizes that the theme offers in addition to the original, as transforms of the image provider. */
const renditions: ReadonlyMap<string, string> = new Map([
  ['480x320', 'c_fill,w_480,ar_3:2'],
  ['1600x900', 'c_fill,w_1600,ar_16:9'],
])

/** URLs of a file's renditions, as listed in an asset. */
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

/**
 * `/dam/jcr:{uuid}[/{file}]` and `/.imaging/mte/vitrine/{rendition}/dam/...`: images come from the image provider,
 * videos and documents from files.
 */
export function registerDam(app: FastifyInstance): void {
  const send = async (reply: FastifyReply, file: string, transforms: string) => {
    const format = file.endsWith('.png') ? 'f_png' : 'f_jpg'
    const picture = await app.inject(`/vitrine/image/upload/${transforms},${format}/${file}`)
    reply.header('cache-control', 'public, max-age=86400').type(String(picture.headers['content-type']))
    return reply.code(picture.statusCode).send(picture.rawPayload)
  }
  for (const path of ['/dam/:id', '/dam/:id/:file']) {
    app.get<{ Params: { id: string; file?: string } }>(path, async (request, reply) => {
      const file = damFile(request.params.id, request.params.file)
      if (file === undefined) return sendCmsError(reply, 'notFound', request.url.slice(0, 200))
      const stored = storedFile(file)
      if (stored === undefined) return send(reply, file, 'c_limit,w_1600')
      await sendFile(request, reply, stored)
      return reply
    })
  }
  app.get<{ Params: { size: string; '*': string } }>('/.imaging/mte/vitrine/:size/dam/*', (request, reply) => {
    const transforms = renditions.get(request.params.size)
    const known = damPicture(request.params['*'])
    if (transforms === undefined || known === undefined)
      return sendCmsError(reply, 'notFound', request.url.slice(0, 200))
    return send(reply, known, transforms)
  })
}
