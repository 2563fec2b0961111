import type { FastifyInstance } from 'fastify'
import { logos } from '../images/logos/logos.js'
import { sendCmsError } from './cmsErrors.js'
import { scenes } from './contentTypes.js'
import { nodeId } from './nodeId.js'

interface DamCall {
  readonly Params: { readonly id: string; readonly file: string }
}

/** Files of the media library by their identifier: photographs in both crops, and logos. */
const files: ReadonlyMap<string, string> = new Map(
  [
    ...scenes.flatMap((scene) => [`scenes/${scene}.jpg`, `scenes/${scene}-portrait.jpg`]),
    ...[...logos.keys()].map((name) => `logos/${name}.png`),
  ].map((file) => [nodeId(file), file]),
)

/** Address of a file of the media library. */
export function damLink(file: string): string {
  return `/dam/jcr:${nodeId(file)}/${file.slice(file.lastIndexOf('/') + 1)}`
}

/** `/dam/jcr:{uuid}/{file}`: a file of the media library, which the image provider draws. */
export function registerDam(app: FastifyInstance): void {
  app.get<DamCall>('/dam/:id/:file', async (request, reply) => {
    const { id, file } = request.params
    const known = files.get(id.replace(/^jcr:/, ''))
    if (known === undefined || !known.endsWith(`/${file}`))
      return sendCmsError(reply, 'notFound', request.url.slice(0, 200))
    const format = known.endsWith('.png') ? 'f_png' : 'f_jpg'
    const drawn = await app.inject(`/vitrine/image/upload/c_limit,${format},w_1600/${known}`)
    reply.header('cache-control', 'public, max-age=86400').type(String(drawn.headers['content-type']))
    return reply.code(drawn.statusCode).send(drawn.rawPayload)
  })
}
