import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Sessions, UsableSession } from '../session/createSessions.js'
import type { GuestToken } from '../session/guestToken.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import { callScapi, isCredentialChange, type ScapiAnswer } from './callScapi.js'
import { findScapiCall, readScapiBody, type ScapiCall } from './scapiCalls.js'
import { scapiQuery } from './scapiQuery.js'

const PREFIX = '/apis/scapi/'
const REPEAT_MS = 600_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface CheckedCall {
  readonly call: ScapiCall
  readonly url: string
  readonly body: object | undefined
}

/**
 * Platform calls of the browser, with the shopper's token added here: it never leaves the server. Only listed calls pass,
 * and a shopper reaches only the own customer record.
 */
export function registerScapi(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly fetch: typeof fetch
    readonly sessions: Sessions
    readonly cookies: SessionCookies
    readonly guest: GuestToken
    readonly errors: ErrorReplies
  },
): void {
  const { config, fetch, sessions, cookies, guest, errors } = options
  const { commerce } = config
  const repeated = new LRUCache<string, Promise<ScapiAnswer>>({ max: 5000, ttl: REPEAT_MS })

  function check(request: FastifyRequest): CheckedCall | number {
    const [path = '', search = ''] = (request.raw.url ?? '').split(/\?(.*)/s, 2)
    const call = findScapiCall(request.method, path.slice(PREFIX.length), commerce.organizationId)
    if (!call) return 404
    const query = scapiQuery(search, commerce.siteId)
    const body = readScapiBody(call.entry, request.body)
    if (!query || body === null) return 400
    return { call, body, url: `${commerce.baseUrl}${call.path}?${query}` }
  }

  const send = (checked: CheckedCall, token: string, signal: AbortSignal) =>
    callScapi(fetch, { url: checked.url, method: checked.call.entry.method, token, body: checked.body, signal })

  async function asShopper(request: FastifyRequest, reply: FastifyReply, checked: CheckedCall) {
    const held = cookies.read(request.headers.cookie)
    if (!held) return errors.send(request, reply, 401)
    let usable = await sessions.use(held)
    keep(reply, usable)
    if (usable.change === 'replaced' && isOfOldShopper(checked)) return errors.send(request, reply, 401)
    const { customerId } = checked.call.ids
    if (customerId !== undefined && customerId !== usable.session.customerId) return errors.send(request, reply, 403)

    let answer = await once(request, checked, usable)
    if (answer.status === 401) {
      usable = isCredentialChange(answer) ? await sessions.start() : await sessions.renew(usable.session)
      keep(reply, usable)
      if (usable.change === 'replaced' && isOfOldShopper(checked)) return errors.send(request, reply, 401)
      answer = await send(checked, usable.session.accessToken, request.signal)
    }
    return answerWith(reply, answer)
  }

  /** A write with a known `Idempotency-Key` is not sent again: the repeat gets the first answer. */
  function once(request: FastifyRequest, checked: CheckedCall, usable: UsableSession): Promise<ScapiAnswer> {
    const { accessToken, usid } = usable.session
    const key = request.headers['idempotency-key']
    if (request.method === 'GET' || typeof key !== 'string' || !UUID.test(key))
      return send(checked, accessToken, request.signal)
    const name = `${usid} ${key} ${request.method} ${checked.call.path}`
    const known = repeated.get(name)
    if (known) return known
    const answer = send(checked, accessToken, AbortSignal.timeout(30_000))
    repeated.set(name, answer)
    const forget = () => repeated.delete(name)
    answer.then((given) => (given.status === 401 || given.status >= 500) && forget()).catch(forget)
    return answer
  }

  function keep(reply: FastifyReply, usable: UsableSession) {
    if (usable.change === 'kept') return
    void reply.removeHeader('set-cookie').header('set-cookie', [...cookies.write(usable.session)])
  }

  function answerWith(reply: FastifyReply, answer: ScapiAnswer) {
    void reply.code(answer.status).header('cache-control', 'private, no-store').header('vary', 'Cookie')
    return answer.status === 204 ? reply.send() : reply.type(`${answer.contentType}; charset=utf-8`).send(answer.body)
  }

  const entryOf = (request: FastifyRequest) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    return findScapiCall(request.method, path.slice(PREFIX.length), commerce.organizationId)?.entry
  }

  server.route({
    method: ['GET', 'POST', 'PATCH', 'DELETE'],
    url: `${PREFIX}*`,
    config: {
      rateLimit: {
        max: (request: FastifyRequest) => (entryOf(request)?.limit ?? 60) * config.rateLimitScale,
        timeWindow: 60_000,
        keyGenerator: (request: FastifyRequest) =>
          `${entryOf(request)?.path ?? ''} ${cookies.read(request.headers.cookie)?.usid ?? ''} ${request.ip}`,
      },
    },
    handler: async (request, reply) => {
      const checked = check(request)
      if (typeof checked === 'number') return errors.send(request, reply, checked)
      try {
        if (checked.call.entry.auth === 'session') return await asShopper(request, reply, checked)
        return answerWith(reply, await send(checked, await guest.get(), request.signal))
      } catch (error) {
        request.log.warn({ err: error, call: checked.call.entry.path }, 'A platform call failed')
        return errors.send(request, reply, 503)
      }
    },
  })
}

/** Calls that name a basket or a customer make no sense for the new guest who took the old one's place. */
function isOfOldShopper(checked: CheckedCall): boolean {
  return Object.keys(checked.call.ids).length > 0
}
