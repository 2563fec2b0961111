import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressLimit } from '../bff/addressLimit.js'
import { line, password } from '../bff/calls/fields.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import { endLegacySession } from '../bff/legacySession.js'
import { isRefused } from './createSessions.js'
import { endSession, enterSession, giveCookies, type SessionServices } from './enterSession.js'
import { sendProblem, sendSession } from './sessionReply.js'

const credentials = z.object({ login: line(254).min(1), password })
const ROUTE_LIMIT = 30
/** Attempts per login and address within the window. */
export const LOGIN_LIMIT = 10
export const LOGIN_WINDOW_SECONDS = 600

/** Login and password of a body; null = missing or too long. */
export function credentialsOf(body: unknown): z.infer<typeof credentials> | null {
  return credentials.safeParse(body).data ?? null
}

/** The same for an unknown login and a wrong password, so that responses do not reveal who is a customer. */
export const LOGIN_REFUSED = {
  status: 401,
  slug: 'authentication-failed',
  title: 'Authentication failed',
  detail: 'Login or password is wrong.',
} as const

/**
 * `POST /apis/session/login` and `/logout`. A login gets new tokens and cookies, so that values planted in the browser
 * before are useless. A logout ends the session at the login service, here, and in the browser's caches.
 */
export function registerLogin(server: FastifyInstance, services: SessionServices): void {
  const { config, gateway, sessions, cookies, errors } = services
  const limit = () => addressLimit(ROUTE_LIMIT * config.rateLimitScale, LOGIN_WINDOW_SECONDS)
  const isWithinLogins = createExtraLimit(server, {
    max: LOGIN_LIMIT * config.rateLimitScale,
    seconds: LOGIN_WINDOW_SECONDS,
    keyOf: (request) => credentialsOf(request.body)?.login.trim().toLowerCase() ?? '',
  })

  server.post('/apis/session/login', limit(), async (request, reply) => {
    const given = credentialsOf(request.body)
    if (!given) return errors.send(request, reply, 400)
    if (!(await isWithinLogins(request, reply))) return errors.send(request, reply, 429)
    const held = cookies.read(request.headers.cookie)
    try {
      const usid = held?.isGuest ? held.usid : undefined
      return await enterSession(services, request, reply, await gateway.login({ ...given, usid }))
    } catch (error) {
      if (isRefused(error)) return sendProblem(reply, LOGIN_REFUSED)
      request.log.warn({ err: error }, 'A login failed')
      return errors.send(request, reply, 503)
    }
  })

  server.post('/apis/session/logout', limit(), async (request, reply) => {
    await endSession(services, request)
    const legacy = endLegacySession(config)
    const gone = [...cookies.clear(), ...(legacy ? [legacy] : [])]
    void reply.header('clear-site-data', '"cache"').header('set-cookie', gone)
    try {
      const { session } = await sessions.start()
      giveCookies(services, reply, session)
      return sendSession(reply, session)
    } catch (error) {
      request.log.warn({ err: error }, 'No guest session could be started after a logout')
      return errors.send(request, reply, 503)
    }
  })
}
