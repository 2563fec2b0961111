import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressLimit } from '../bff/addressLimit.js'
import { line, locale, password } from '../bff/calls/fields.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import { isRefused } from './createSessions.js'
import { enterSession, type SessionServices } from './enterSession.js'
import { LOGIN_REFUSED } from './registerLogin.js'
import { privately, sendProblem } from './sessionReply.js'

const userId = line(254).min(1)
const code = line(512).min(1)
const codeRequest = z.object({ userId, mode: z.enum(['email', 'sms']), locale: locale.optional() })
const codeLogin = z.object({ token: code })
const resetRequest = z.object({ userId, locale: locale.optional() })
const passwordAction = z.object({ token: code, newPassword: password, userId: userId.optional() })

const MESSAGES = 20
const MESSAGES_PER_PERSON = 5
const TRIES = 10
const WINDOW_SECONDS = 600

const CODE_REFUSED = {
  status: 400,
  slug: 'invalid-token',
  title: 'Invalid token',
  detail: 'The code is wrong or no longer valid.',
} as const
const PASSWORD_REFUSED = {
  status: 400,
  slug: 'invalid-password',
  title: 'Invalid password',
  detail: 'The password does not match the acceptance criteria.',
} as const

/**
 * Logins and new passwords by one-time code: `POST /apis/session/passwordless`, `…/passwordless/token`,
 * `…/password-reset` and `…/password-action`. A request for a code gets the same response whether the person is known
 * or not. Logins without a password need a private client; without one they are 404.
 */
export function registerOneTimeCodes(server: FastifyInstance, services: SessionServices): void {
  const { config, gateway, cookies, errors } = services
  const rateLimit = (max: number) => addressLimit(max * config.rateLimitScale, WINDOW_SECONDS)
  /** Protects mailboxes: fewer messages per person than per address. */
  const isWithinMessages = createExtraLimit(server, {
    max: MESSAGES_PER_PERSON * config.rateLimitScale,
    seconds: WINDOW_SECONDS,
    keyOf: (request) => resetRequest.safeParse(request.body).data?.userId.trim().toLowerCase() ?? '',
  })

  server.post('/apis/session/passwordless', rateLimit(MESSAGES), async (request, reply) => {
    const given = codeRequest.safeParse(request.body)
    if (!gateway.passwordless) return errors.send(request, reply, 404)
    if (!given.success) return errors.send(request, reply, 400)
    if (!(await isWithinMessages(request, reply))) return errors.send(request, reply, 429)
    const held = cookies.read(request.headers.cookie)
    const { userId, mode, locale } = given.data
    try {
      await gateway.passwordless.send({ userId, mode, locale, usid: held?.isGuest ? held.usid : undefined })
    } catch (error) {
      if (!isRefused(error)) {
        request.log.warn({ err: error }, 'A login code could not be sent')
        return errors.send(request, reply, 503)
      }
    }
    return privately(reply).code(204).send()
  })

  server.post('/apis/session/passwordless/token', rateLimit(TRIES), async (request, reply) => {
    const given = codeLogin.safeParse(request.body)
    if (!gateway.passwordless) return errors.send(request, reply, 404)
    if (!given.success) return errors.send(request, reply, 400)
    try {
      return await enterSession(services, request, reply, await gateway.passwordless.login(given.data.token))
    } catch (error) {
      if (isRefused(error)) return sendProblem(reply, { ...LOGIN_REFUSED, detail: 'The code is wrong or has ended.' })
      request.log.warn({ err: error }, 'A login by code failed')
      return errors.send(request, reply, 503)
    }
  })

  server.post('/apis/session/password-reset', rateLimit(MESSAGES), async (request, reply) => {
    const given = resetRequest.safeParse(request.body)
    if (!given.success) return errors.send(request, reply, 400)
    if (!(await isWithinMessages(request, reply))) return errors.send(request, reply, 429)
    const { userId, locale } = given.data
    try {
      await gateway.requestPasswordReset({ userId, locale })
    } catch (error) {
      if (!isRefused(error)) {
        request.log.warn({ err: error }, 'A mail for a new password could not be sent')
        return errors.send(request, reply, 503)
      }
    }
    return privately(reply).code(204).send()
  })

  server.post('/apis/session/password-action', rateLimit(TRIES), async (request, reply) => {
    const given = passwordAction.safeParse(request.body)
    if (!given.success) return errors.send(request, reply, 400)
    const { token, newPassword, userId } = given.data
    try {
      await gateway.resetPassword({ token, newPassword, userId })
      return privately(reply).code(204).send()
    } catch (error) {
      if (isRefused(error)) return sendProblem(reply, isAboutPassword(error) ? PASSWORD_REFUSED : CODE_REFUSED)
      request.log.warn({ err: error }, 'A new password could not be set')
      return errors.send(request, reply, 503)
    }
  })
}

/** The platform has no error type for a weak password, so check the message. */
function isAboutPassword(error: unknown): boolean {
  return isCommerceApiError(error) && (error.detail ?? '').toLowerCase().includes('password')
}
