import { type CmsClient, createCmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import fastify, { type FastifyInstance } from 'fastify'
import { buildCatalogue } from '../../seed/buildCatalogue.js'
import type { Catalogue } from '../../seed/seedTypes.js'
import { registerCms } from '../registerCms.js'

/** The CMS without the rest of the sandbox, for tests. */
export interface OpenCms {
  readonly app: FastifyInstance
  readonly catalogue: Catalogue
  /** The renderer's own client, with the sandbox as its network. */
  readonly client: CmsClient
  readonly get: (url: string) => Promise<{ readonly status: number; readonly body: unknown }>
}

/** Opens the CMS over the content of the sandbox, at a time when every campaign is active. */
export async function openCms(): Promise<OpenCms> {
  const catalogue = buildCatalogue()
  const app = fastify()
  await registerCms(app, { catalogue, now: () => Date.parse('2026-12-01T12:00:00Z') })
  const client = createCmsClient({
    baseUrl: 'http://cms.example',
    fetch: async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      const { statusCode, body, headers } = await app.inject({ url: pathname + search })
      return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } })
    },
  })
  return {
    app,
    catalogue,
    client,
    get: async (url) => {
      const response = await app.inject({ url })
      return { status: response.statusCode, body: response.json() }
    },
  }
}
