import { recommendationUser } from '@vitrine/commerce-client/domain/tracking/recommendationUser'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import { privately } from '../session/sessionReply.js'
import type { HeldSession } from '../session/shopperSession.js'
import { findEinsteinCall } from './einsteinCalls.js'
import { mayTrack } from './mayTrack.js'

const PREFIX = '/apis/einstein/'
const TIMEOUT_MS = 800

/**
 * Recommendations and activities. Adds the client id and the shopper. Without a session, without consent and after
 * every fault the response is `{}`, after 0.8 s at the latest; it is never stored. Not configured = 404.
 */
export function registerEinstein(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly fetch: typeof fetch
    readonly cookies: SessionCookies
    readonly errors: ErrorReplies
  },
): void {
  const { config, fetch, cookies, errors } = options
  const { einstein } = config
  if (!einstein) return
  const { baseUrl, clientId, site, instanceType } = einstein
  const realm = site.slice(0, site.indexOf('-'))
  const rateLimit = { max: 120 * config.rateLimitScale, timeWindow: 60_000 }

  server.route({
    method: ['GET', 'POST'],
    url: `${PREFIX}*`,
    config: { rateLimit },
    handler: async (request, reply) => {
      const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
      const call = findEinsteinCall(request.method, path.slice(PREFIX.length), site)
      if (!call) return errors.send(request, reply, 404)
      const body = call.body?.safeParse(request.body ?? {})
      if (body && !body.success) return errors.send(request, reply, 400)
      const session = cookies.read(request.headers.cookie)
      if (!session || !mayTrack(request.headers)) return answer(reply, '{}')
      const said = body && { ...body.data, ...actor(session), realm, instanceType }
      return answer(reply, await ask(request, `${baseUrl}/v3/${call.path}`, said))
    },
  })

  async function ask(request: FastifyRequest, url: string, said: object | undefined): Promise<string> {
    try {
      const response = await fetch(url, {
        method: said ? 'POST' : 'GET',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          accept: 'application/json',
          'x-cq-client-id': clientId,
          ...(said && { 'content-type': 'application/json' }),
        },
        ...(said && { body: JSON.stringify(said) }),
      })
      const text = await response.text()
      if (!response.ok) return '{}'
      const found: unknown = JSON.parse(text)
      return typeof found === 'object' && found !== null ? JSON.stringify(found) : '{}'
    } catch (error) {
      request.log.info({ err: error }, 'The recommendation service did not respond')
      return '{}'
    }
  }
}

/** The acting shopper: the session, and a pseudonym for those who signed in. */
function actor({ usid, isGuest, encUserId }: HeldSession): ReturnType<typeof recommendationUser> {
  return recommendationUser({ usid, encUserId: encUserId ?? undefined, isRegistered: !isGuest })
}

function answer(reply: FastifyReply, body: string): FastifyReply {
  return privately(reply).type('application/json; charset=utf-8').send(body)
}
