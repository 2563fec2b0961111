import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressLimit } from '../bff/addressLimit.js'
import { newCustomer } from '../bff/calls/customerBodies.js'
import { callScapi } from '../bff/callScapi.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import { sendAnswer } from '../bff/sendAnswer.js'
import { isRefused } from './createSessions.js'
import { giveCookies, type SessionServices } from './enterSession.js'
import { privately } from './sessionReply.js'

const registration = z.object({ customer: newCustomer })
const MAX = 10
const MAX_PER_PERSON = 5
const WINDOW_SECONDS = 600
/** Statuses that do not depend on whether the login is taken. */
const isFault = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500

/**
 * `POST /apis/session/register`: creates an account with an unknown password and requests the mail for a new password.
 * If the login is taken, no account is created and the owner gets the same mail. Only the reader of the mailbox can
 * tell the difference: both cases are 204, after the same two calls, and start no session.
 */
export function registerRegistration(
  server: FastifyInstance,
  services: SessionServices & { readonly fetch: typeof fetch },
): void {
  const { config, gateway, sessions, cookies, errors, fetch } = services
  const { baseUrl, organizationId, siteId } = config.commerce
  const query = new URLSearchParams({ siteId })
  const url = `${baseUrl}/customer/shopper-customers/v1/organizations/${organizationId}/customers?${query}`
  const limit = addressLimit(MAX * config.rateLimitScale, WINDOW_SECONDS)
  const isWithinMessages = createExtraLimit(server, {
    max: MAX_PER_PERSON * config.rateLimitScale,
    seconds: WINDOW_SECONDS,
    keyOf: (request) => registration.safeParse(request.body).data?.customer.email.toLowerCase() ?? '',
  })

  server.post('/apis/session/register', limit, async (request, reply) => {
    const given = registration.safeParse(request.body)
    if (!given.success) return errors.send(request, reply, 400)
    if (!(await isWithinMessages(request, reply))) return errors.send(request, reply, 429)
    const { customer } = given.data
    const held = cookies.read(request.headers.cookie)
    if (held && !held.isGuest) return errors.send(request, reply, 403)
    try {
      let { session: guest, change } = held ? await sessions.use(held) : await sessions.start()
      const body = { customer: { ...customer, login: customer.email }, password: createUnknownPassword() }
      const register = () =>
        callScapi(fetch, { url, method: 'POST', token: guest.accessToken, body, signal: AbortSignal.timeout(10_000) })
      let answer = await register()
      if (answer.status === 401) {
        ;({ session: guest, change } = await sessions.renew(guest))
        answer = await register()
      }
      if (change !== 'kept') giveCookies(services, reply, guest)
      if (isFault(answer.status)) return sendAnswer(reply, answer)
      // The fields were validated here. If the platform still refuses, the response must not show more than for a taken
      // login.
      if (answer.status >= 400) request.log.info({ status: answer.status }, 'The platform created no account')
      await gateway.requestPasswordReset({ userId: customer.email, locale: customer.preferredLocale })
    } catch (error) {
      if (!isRefused(error)) {
        request.log.warn({ err: error }, 'A registration failed')
        return errors.send(request, reply, 503)
      }
    }
    return privately(reply).code(204).send()
  })
}

/**
 * A random password that is never used: the owner of the mailbox sets their own. It meets all rules about kinds of
 * characters.
 */
function createUnknownPassword(): string {
  return `Aa1!${randomBytes(24).toString('base64url')}`
}
