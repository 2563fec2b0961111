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
    // The route that will run: the router also reads `/save%2Daccess-token` as `/save-access-token`.
    const place = request.routeOptions.url ?? ''
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isApi = place.startsWith('/apis/') || place === SAVE_ACCESS_TOKEN_PATH
    const isGuarded = isApi && !options.machinePaths.includes(place)
    if (isReading || !isGuarded || request.headers[REQUESTED_BY_HEADER] !== undefined) done()
    else void options.errors.send(request, reply, 403)
  })
}
