import type { FastifyInstance } from 'fastify'
import { parseForm } from './formBody.js'

/** An error with the HTTP status of its response. */
class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly statusCode: 400 | 415

  constructor(statusCode: 400 | 415) {
    super('The body cannot be read.')
    this.statusCode = statusCode
  }
}

/**
 * Accepts JSON bodies, and HTML forms on routes with `acceptsForms`; all else is answered with 415. An empty JSON body
 * counts as none; one that would change a prototype is refused.
 */
export function registerBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, null)
    else void parse(request, String(body), done)
  })
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.acceptsForms !== true) {
      done(new BodyError(415))
      return
    }
    const form = parseForm(String(body))
    if (form) done(null, form)
    else done(new BodyError(400))
  })
}
