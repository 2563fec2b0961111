import type { FastifyInstance } from 'fastify'
import { ContentFault } from '../cms/ContentFault.js'
import type { PublishWish } from '../cms/createPublish.js'
import type { AdminContext } from './adminContext.js'

const schema = {
  body: {
    type: 'object',
    nullable: true,
    properties: { path: { type: 'string', pattern: '^/', maxLength: 2048 }, all: { const: true } },
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
  },
} as const

interface PublishCall {
  readonly Body: PublishWish | null
}

/**
 * `POST /publish {path?, all?}`: reloads the content files and purges what changed, a given page, or everything. 400
 * names the invalid file and field.
 */
export function publishRoutes(app: FastifyInstance, { publish }: AdminContext): void {
  app.post<PublishCall>('/publish', { schema }, async ({ body }, reply) => {
    try {
      return await publish(body ?? undefined)
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error
      const { file, field, message } = error
      return reply.code(400).send({ status: 400, detail: message, file, field })
    }
  })
}
