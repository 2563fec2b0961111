import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressLimit } from '../bff/addressLimit.js'
import { newCustomer } from '../bff/calls/customerBodies.js'
import { password } from '../bff/calls/fields.js'
import { callScapi } from '../bff/callScapi.js'
import { sendAnswer } from '../bff/sendAnswer.js'
import { isRefused } from './createSessions.js'
import { enterSession, giveCookies, type SessionServices } from './enterSession.js'
import { LOGIN_REFUSED } from './registerLogin.js'
import { sendProblem } from './sessionReply.js'

const registration = z.object({ customer: newCustomer, password })
const MAX = 10
const WINDOW_SECONDS = 600

/**
 * `POST /apis/session/register`: makes a customer of a guest and signs them in. What the platform finds wrong with the
 * fields goes back as it says it.
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

  server.post('/apis/session/register', limit, async (request, reply) => {
    const given = registration.safeParse(request.body)
    if (!given.success) return errors.send(request, reply, 400)
    const { customer, password } = given.data
    const login = customer.login ?? customer.email
    const held = cookies.read(request.headers.cookie)
    if (held && !held.isGuest) return errors.send(request, reply, 403)
    try {
      let { session: guest, change } = held ? await sessions.use(held) : await sessions.start()
      const body = { customer: { ...customer, login }, password }
      const register = () =>
        callScapi(fetch, { url, method: 'POST', token: guest.accessToken, body, signal: AbortSignal.timeout(10_000) })
      let answer = await register()
      if (answer.status === 401) {
        ;({ session: guest, change } = await sessions.renew(guest))
        answer = await register()
      }
      if (change !== 'kept') giveCookies(services, reply, guest)
      if (answer.status >= 300) return sendAnswer(reply, answer)
      const tokens = await gateway.login({ login, password, usid: guest.usid })
      return await enterSession(services, request, reply, tokens)
    } catch (error) {
      if (isRefused(error)) return sendProblem(reply, LOGIN_REFUSED)
      request.log.warn({ err: error }, 'A registration failed')
      return errors.send(request, reply, 503)
    }
  })
}
