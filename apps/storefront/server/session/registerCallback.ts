import type { FastifyInstance } from 'fastify'
import { addressLimit } from '../bff/addressLimit.js'
import { safeLocation } from '../http/safeLocation.js'
import { isRefused } from './createSessions.js'
import { endSession, giveCookies, type SessionServices } from './enterSession.js'
import type { PendingLogins } from './pendingLogins.js'
import { privately } from './sessionReply.js'

const CODE = /^[\w.~+/=-]{1,1024}$/
const TRIES = 30
const WINDOW_SECONDS = 600

/**
 * `GET /callback` (Spec §2 "Other named paths"): the login service redirects the browser here with its code. Only a
 * login started here, in this browser and within 10 minutes, starts a session, and it returns to a path of our own;
 * everything else gets the error page and changes no session.
 */
export function registerCallback(
  server: FastifyInstance,
  services: SessionServices & { readonly pendingLogins: PendingLogins },
): void {
  const { config, gateway, sessions, pendingLogins, errors } = services
  const limit = addressLimit(TRIES * config.rateLimitScale, WINDOW_SECONDS)
  const options = { ...limit, config: { ...limit.config, isBesidePages: true } }

  server.get<{ Querystring: Readonly<Record<string, unknown>> }>('/callback', options, async (request, reply) => {
    const { code, usid, state } = request.query
    // The URL contains a code, which other sites must not receive.
    void privately(reply).header('referrer-policy', 'no-referrer')
    const isComplete = [code, usid, state].every((value) => typeof value === 'string' && CODE.test(value))
    const pending = isComplete ? pendingLogins.take(request.headers.cookie, String(state)) : null
    if (!pending) return errors.send(request, reply, 400)
    try {
      const tokens = await gateway.finish({
        code: String(code),
        usid: String(usid),
        codeVerifier: pending.codeVerifier,
      })
      const { session } = sessions.adopt(tokens)
      await endSession(services, request)
      giveCookies(services, reply, session)
      void reply.header('set-cookie', pendingLogins.clear())
      const location = safeLocation(pending.returnTo, config.publicOrigin) ?? '/'
      return await reply.code(303).header('location', location).type('text/plain; charset=utf-8').send('')
    } catch (error) {
      if (!isRefused(error)) request.log.warn({ err: error }, 'A login could not be completed')
      void reply.header('set-cookie', pendingLogins.clear())
      return errors.send(request, reply, isRefused(error) ? 400 : 503)
    }
  })
}
