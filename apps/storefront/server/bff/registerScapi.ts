import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { PasswordRenewal } from '../session/createPasswordRenewal.js'
import type { GuestToken } from '../session/guestToken.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import type { HeldSession } from '../session/shopperSession.js'
import { callLimits, type CallEntry } from './calls/callEntry.js'
import { callScapi, type ScapiAnswer } from './callScapi.js'
import { createExtraLimit } from './extraLimit.js'
import { readLegacySession } from './legacySession.js'
import { networkOf } from './networkOf.js'
import { findScapiCall, readScapiBody, type ScapiCall } from './scapiCalls.js'
import { scapiQuery } from './scapiQuery.js'
import { sendAnswer } from './sendAnswer.js'
import type { ShopperCalls } from './shopperCalls.js'

const PREFIX = '/apis/scapi/'
const REPEAT_MS = 600_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface CheckedCall {
  readonly call: ScapiCall
  readonly url: string
  readonly body: object | undefined
  readonly isRobot: boolean
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
    readonly shopperCalls: ShopperCalls
    readonly cookies: SessionCookies
    readonly guest: GuestToken
    readonly errors: ErrorReplies
    readonly afterPasswordChange: PasswordRenewal
  },
): void {
  const { config, fetch, shopperCalls, cookies, guest, errors, afterPasswordChange } = options
  const { commerce } = config
  const repeated = new LRUCache<string, Promise<ScapiAnswer>>({ max: 5000, ttl: REPEAT_MS })

  const find = (request: FastifyRequest) => {
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    return findScapiCall(request.method, path.slice(PREFIX.length), commerce.organizationId)
  }

  function check(request: FastifyRequest): CheckedCall | 404 | 400 {
    const call = find(request)
    if (!call) return 404
    const [, search = ''] = (request.raw.url ?? '').split(/\?(.*)/s, 2)
    const query = scapiQuery(search, commerce.siteId, call.entry.query)
    const body = readScapiBody(call.entry, request.body)
    if (!query || body === null) return 400
    const isRobot = call.entry.isRobot?.(request.body) ?? false
    return { call, body, isRobot, url: `${commerce.baseUrl}${call.path}?${query}` }
  }

  const send = (checked: CheckedCall, token: string, signal: AbortSignal, legacySession: string | null = null) =>
    callScapi(fetch, { ...checked, method: checked.call.entry.method, token, signal, legacySession })

  async function asShopper(request: FastifyRequest, reply: FastifyReply, checked: CheckedCall) {
    const { entry, ids } = checked.call
    const legacySession = readLegacySession(config, request.headers.cookie)
    const outcome = await shopperCalls.run(request, reply, {
      isOwn: entry.isOwn === true || Object.keys(ids).length > 0,
      mayCall: (session) =>
        (ids.customerId === undefined || ids.customerId === session.customerId) &&
        (entry.auth !== 'registered' || !session.isGuest),
      send: (session, isRepeat) =>
        isRepeat
          ? send(checked, session.accessToken, request.signal, legacySession)
          : once(request, checked, session, legacySession),
    })
    if (outcome.kind === 'refused') return errors.send(request, reply, outcome.status)
    if (entry.isPasswordChange && outcome.answer.status < 300)
      await afterPasswordChange(request, reply, outcome.session, checked.body)
    return sendAnswer(reply, outcome.answer)
  }

  /** In the visitor's name where there is one, so that prices are right; browsing goes on without a login service. */
  async function asVisitor(request: FastifyRequest, reply: FastifyReply, checked: CheckedCall) {
    let isSent = false
    try {
      const outcome = await shopperCalls.run(request, reply, {
        isOwn: false,
        isForAnybody: true,
        send: ({ accessToken }) => {
          isSent = true
          const legacySession = readLegacySession(config, request.headers.cookie)
          return send(checked, accessToken, request.signal, legacySession)
        },
      })
      if (outcome.kind === 'answered') return sendAnswer(reply, outcome.answer)
    } catch (error) {
      if (isSent) throw error
      request.log.warn({ err: error }, 'A session could not be renewed; its visitor browses as anybody')
    }
    return sendAnswer(reply, await send(checked, await guest.get(), request.signal))
  }

  /** A write with a known `Idempotency-Key` is not sent again: the repeat gets the first answer. */
  function once(
    request: FastifyRequest,
    checked: CheckedCall,
    { accessToken, usid }: HeldSession,
    legacySession: string | null,
  ): Promise<ScapiAnswer> {
    const key = request.headers['idempotency-key']
    if (request.method === 'GET' || typeof key !== 'string' || !UUID.test(key))
      return send(checked, accessToken, request.signal, legacySession)
    const name = `${usid} ${key} ${request.method} ${checked.call.path}`
    const known = repeated.get(name)
    if (known) return known
    const answer = send(checked, accessToken, AbortSignal.timeout(30_000), legacySession)
    repeated.set(name, answer)
    const forget = () => repeated.delete(name)
    answer.then((given) => (given.status === 401 || given.status >= 500) && forget()).catch(forget)
    return answer
  }

  const limitOf = (entry: CallEntry | undefined) => callLimits[entry?.limit ?? 'basket']
  const isWithinAddress = createExtraLimit(server, {
    max: (request) => (limitOf(find(request)?.entry).perAddress ?? 0) * config.rateLimitScale,
    seconds: (request) => limitOf(find(request)?.entry).seconds,
    keyOf: (request) => find(request)?.entry.limit ?? '',
  })

  server.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${PREFIX}*`,
    config: {
      rateLimit: {
        max: (request: FastifyRequest) => limitOf(find(request)?.entry).max * config.rateLimitScale,
        timeWindow: (request: FastifyRequest) => limitOf(find(request)?.entry).seconds * 1000,
        keyGenerator: (request: FastifyRequest) =>
          `${find(request)?.entry.limit ?? ''} ${cookies.read(request.headers.cookie)?.usid ?? ''} ${networkOf(request.ip)}`,
      },
    },
    handler: async (request, reply) => {
      const checked = check(request)
      if (typeof checked === 'number') return errors.send(request, reply, checked)
      const { entry } = checked.call
      if (limitOf(entry).perAddress !== null && !(await isWithinAddress(request, reply)))
        return errors.send(request, reply, 429)
      if (checked.isRobot) return reply.code(204).header('cache-control', 'private, no-store').send()
      try {
        if (entry.auth === 'visitor') return await asVisitor(request, reply, checked)
        if (entry.auth !== 'shared') return await asShopper(request, reply, checked)
        return sendAnswer(reply, await send(checked, await guest.get(), request.signal))
      } catch (error) {
        request.log.warn({ err: error, call: entry.path }, 'A platform call failed')
        return errors.send(request, reply, 503)
      }
    },
  })
}
