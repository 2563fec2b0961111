import type { FastifyInstance } from 'fastify'

/** Accepts JSON bodies only (415). An empty JSON body counts as none; one that would change a prototype is refused. */
export function registerBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, null)
    else void parse(request, String(body), done)
  })
}
