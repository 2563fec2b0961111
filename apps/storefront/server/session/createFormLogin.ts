import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import { transferBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Market } from '../../app/page/market.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import { isRefused } from './createSessions.js'
import { endSession, giveCookies, type SessionServices } from './enterSession.js'
import { credentialsOf, LOGIN_LIMIT, LOGIN_WINDOW_SECONDS } from './registerLogin.js'
import type { HeldSession } from './shopperSession.js'

/** `refused`: wrong login or password. @throws when the login service fails */
export type FormLogin = (
  request: FastifyRequest,
  reply: FastifyReply,
  market: Pick<Market, 'locale' | 'currency'>,
) => Promise<'done' | 'refused' | 'tooMany'>

/** Signs a shopper in from an HTML form with the fields `login` and `password`, and takes the guest's basket along. */
export function createFormLogin(
  server: FastifyInstance,
  services: SessionServices & { readonly fetch: typeof fetch },
): FormLogin {
  const { config, gateway, sessions, cookies } = services
  const isWithinLogins = createExtraLimit(server, {
    max: LOGIN_LIMIT * config.rateLimitScale,
    seconds: LOGIN_WINDOW_SECONDS,
    keyOf: (request) => credentialsOf(request.body)?.login.trim().toLowerCase() ?? '',
  })

  return async (request, reply, market) => {
    const given = credentialsOf(request.body)
    if (!given) return 'refused'
    if (!(await isWithinLogins(request, reply))) return 'tooMany'
    const held = cookies.read(request.headers.cookie)
    try {
      const usid = held?.isGuest ? held.usid : undefined
      const { session } = sessions.adopt(await gateway.login({ ...given, usid }))
      await takeBasketAlong(session, request, market)
      await endSession(services, request)
      giveCookies(services, reply, session)
      return 'done'
    } catch (error) {
      if (isRefused(error)) return 'refused'
      throw error
    }
  }

  /** A failure leaves the shopper with the basket of the account; the guest's is found again at the next login. */
  async function takeBasketAlong(
    session: HeldSession,
    request: FastifyRequest,
    { locale, currency }: Pick<Market, 'locale' | 'currency'>,
  ): Promise<void> {
    const { baseUrl, organizationId, siteId } = config.commerce
    const client = createScapiClient({
      baseUrl,
      organizationId,
      siteId,
      fetch: services.fetch,
      locale: locale.id,
      currency,
      getToken: () => Promise.resolve(session.accessToken),
    })
    await transferBasket(client, { merge: true }).catch((error: unknown) => {
      if (!isCommerceApiError(error, 'conflict', 'notFound'))
        request.log.warn({ err: error }, 'A basket could not be transferred at login')
    })
  }
}
