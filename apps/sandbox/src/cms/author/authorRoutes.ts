import type { FastifyInstance, FastifyReply } from 'fastify'
import { authorDocument } from './authorDocument.js'
import { editorScript } from './authorScripts.js'

interface AuthorCall {
  readonly Querystring: {
    readonly path?: string | undefined
    readonly preview?: string | undefined
    readonly variants?: string | undefined
  }
}

const schema = {
  querystring: {
    type: 'object',
    properties: {
      path: { type: 'string', pattern: '^/(?!/)', maxLength: 500 },
      preview: { enum: ['true', 'false'] },
      variants: { type: 'string', maxLength: 2000 },
    },
    additionalProperties: false,
  },
} as const

/**
 * A minimal author instance for the preview handshake (cms: "Visual editor and preview"): `/author?path=/ch/de/about`
 * frames the storefront in edit mode (`preview=true`: preview; `variants`: JSON of selected variants by path), and
 * serves the files that the framed page loads from it.
 * @param storefront origin of the storefront
 */
export function registerAuthor(app: FastifyInstance, storefront: string): void {
  app.get<AuthorCall>('/author', { schema }, ({ query }, reply) => {
    const variants = readVariants(query.variants ?? '{}')
    if (variants === null)
      return reply.code(400).type('text/plain').send('variants must be a JSON object of names by path.')
    const page = { storefront, path: query.path ?? '/', isPreview: query.preview === 'true', variants }
    return uncached(reply).type('text/html; charset=utf-8').send(authorDocument(page))
  })
  app.get('/VAADIN/widgetsets/info.magnolia.PageEditor/info.magnolia.PageEditor.nocache.js', (_, reply) =>
    uncached(reply).type('text/javascript; charset=utf-8').send(editorScript),
  )
  app.get('/VAADIN/themes/pages-app/page-editor.css', (_, reply) =>
    uncached(reply).type('text/css; charset=utf-8').send('/* The sandbox draws no editor bars. */\n'),
  )
}

function uncached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

function readVariants(text: string): Readonly<Record<string, string>> | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return Object.fromEntries(Object.entries(value).map(([path, name]) => [path, String(name)]))
  } catch {
    return null
  }
}
