import type { FastifyInstance } from 'fastify'
import { REQUESTED_BY_HEADER, SAVE_ACCESS_TOKEN_PATH } from '../../app/contract/hostContract.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'

/**
 * Requires a header that no HTML form can send for writes to `/apis/*` and of tokens. The first hook has already
 * checked their origin.
 */
export function registerWriteGuard(
  server: FastifyInstance,
  options: { readonly errors: ErrorReplies; readonly machinePaths: readonly string[] },
): void {
  server.addHook('onRequest', (request, reply, done) => {
    // The router decodes `%61` to `a`, so check the matched route as well as the raw path.
    const path = request.raw.url?.split('?', 1)[0] ?? ''
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isApi = [path, request.routeOptions.url ?? ''].some(
      (place) => place.startsWith('/apis/') || place === SAVE_ACCESS_TOKEN_PATH,
    )
    const isGuarded = isApi && !options.machinePaths.includes(path)
    if (isReading || !isGuarded || request.headers[REQUESTED_BY_HEADER] !== undefined) done()
    else void options.errors.send(request, reply, 403)
  })
}
