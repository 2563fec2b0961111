import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { CredentialChanges } from '../session/createCredentialChanges.js'
import type { GuestToken } from '../session/guestToken.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import type { HeldSession } from '../session/shopperSession.js'
import { callScapi, type ScapiAnswer } from './callScapi.js'
import { createCallLimits } from './createCallLimits.js'
import { createRepeats, readIdempotencyKey } from './createRepeats.js'
import { readLegacySession } from './legacySession.js'
import { findScapiCall, readScapiBody, type ScapiCall } from './scapiCalls.js'
import { scapiQuery } from './scapiQuery.js'
import { sendAnswer } from './sendAnswer.js'
import type { ShopperCalls } from './shopperCalls.js'

const PREFIX = '/apis/scapi/'
/** A write with a key continues after its client disconnects, so that a repeat finds the response. */
const KEYED_WRITE_MS = 30_000

/** Copies the platform's error for a wrong password. */
const PASSWORD_REFUSED: ScapiAnswer = {
  status: 400,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/authentication-failed',
    title: 'Authentication Failed',
    detail: 'The current password is missing or does not match.',
  }),
  headers: {},
}

interface CheckedCall {
  readonly call: ScapiCall
  readonly url: string
  readonly body: object | undefined
  readonly isRobot: boolean
}

/**
 * Registers the platform calls of the browser. The shopper's token is added here and never leaves the server. Only
 * listed calls are accepted, and a shopper may access only their own customer record.
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
    readonly credentialChanges: CredentialChanges
  },
): void {
  const { config, fetch, shopperCalls, cookies, guest, errors, credentialChanges } = options
  const { commerce } = config
  const repeats = createRepeats()

  const find = (request: FastifyRequest) => {
    const path = request.url.split('?', 1)[0] ?? ''
    return findScapiCall(request.method, path.slice(PREFIX.length), commerce.organizationId)
  }

  function check(request: FastifyRequest): CheckedCall | 404 | 400 {
    const call = find(request)
    if (!call || (call.entry.isCheckout === true && config.payment !== null)) return 404
    const [, search = ''] = request.url.split(/\?(.*)/s, 2)
    const query = scapiQuery(search, commerce.siteId, call.entry.query)
    const body = readScapiBody(call.entry, request.body)
    if (!query || body === null) return 400
    const isRobot = call.entry.isRobot?.(request.body) ?? false
    return { call, body, isRobot, url: `${commerce.baseUrl}${call.path}?${query}` }
  }

  const send = (
    { url, body, call }: CheckedCall,
    token: string,
    signal: AbortSignal,
    legacySession: string | null = null,
    key: string | null = null,
  ) => callScapi(fetch, { url, body, method: call.entry.method, token, signal, legacySession, key })

  async function asShopper(request: FastifyRequest, reply: FastifyReply, checked: CheckedCall) {
    const { entry, ids } = checked.call
    const legacySession = readLegacySession(config, request.headers.cookie)
    const credentials = entry.credentials?.(checked.body) ?? null
    const outcome = await shopperCalls.run(request, reply, {
      isOwn: entry.isOwn === true || Object.keys(ids).length > 0,
      mayCall: (session) =>
        (ids.customerId === undefined || ids.customerId === session.customerId) &&
        (entry.auth !== 'registered' || !session.isGuest),
      async send(session) {
        const proof = credentials?.provedBy ?? null
        if (proof !== null && !(await credentialChanges.isPasswordOf(session, proof))) return PASSWORD_REFUSED
        return write(request, checked, session, legacySession)
      },
    })
    if (outcome.kind === 'refused') return errors.send(request, reply, outcome.status)
    const { answer, session } = outcome
    if (credentials && answer.status < 300)
      await credentialChanges.renew(request, reply, { session, answer, password: credentials.password })
    return sendAnswer(reply, answer)
  }

  /**
   * Uses the visitor's token if there is a session, so that prices are right; falls back to the shared token when the
   * login service fails.
   */
  async function asVisitor(request: FastifyRequest, reply: FastifyReply, checked: CheckedCall) {
    let isUnderWay = false
    try {
      const outcome = await shopperCalls.run(request, reply, {
        isOwn: false,
        isForAnybody: true,
        async send({ accessToken }) {
          isUnderWay = true
          const legacySession = readLegacySession(config, request.headers.cookie)
          const answer = await send(checked, accessToken, request.signal, legacySession)
          isUnderWay = false
          return answer
        },
      })
      if (outcome.kind === 'answered') return sendAnswer(reply, outcome.answer)
    } catch (error) {
      if (isUnderWay) throw error
      request.log.warn(
        { err: error },
        'A session could not be renewed; its visitor continues with the shared guest token',
      )
    }
    return sendAnswer(reply, await send(checked, await guest.get(), request.signal))
  }

  /** A write with a key is sent once, including a token renewal between two attempts. */
  function write(
    request: FastifyRequest,
    checked: CheckedCall,
    { accessToken, usid, customerId }: HeldSession,
    legacySession: string | null,
  ): Promise<ScapiAnswer> {
    const key = readIdempotencyKey(request)
    if (key === null) return send(checked, accessToken, request.signal, legacySession)
    const { url, body, call } = checked
    const isSafeToRepeat = call.entry.takesKey === true
    return repeats.once(
      { owner: `${usid} ${customerId}`, key, method: request.method, url, body, isSafeToRepeat },
      () => send(checked, accessToken, AbortSignal.timeout(KEYED_WRITE_MS), legacySession, isSafeToRepeat ? key : null),
    )
  }

  const limits = createCallLimits(server, {
    scale: config.rateLimitScale,
    entryOf: (request) => find(request)?.entry,
    usidOf: (request) => cookies.read(request.headers.cookie)?.usid ?? '',
  })

  server.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${PREFIX}*`,
    config: limits.config,
    handler: async (request, reply) => {
      const checked = check(request)
      if (typeof checked === 'number') return errors.send(request, reply, checked)
      const { entry } = checked.call
      request.loggedAs = `${PREFIX}${entry.api}/${entry.path}`
      if (!(await limits.isWithin(request, reply, entry))) return errors.send(request, reply, 429)
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
