import { contextWrite } from '@vitrine/commerce-client/domain/shopperContext/contextWrite'
import type { QueriedContext } from '@vitrine/commerce-client/domain/shopperContext/contextOfQuery'
import { activeSourceCode, sourceCode } from '@vitrine/commerce-client/domain/shopperContext/sourceCode'
import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { callScapi, type ScapiAnswer } from '../bff/callScapi.js'
import { readLegacySession } from '../bff/legacySession.js'
import type { ShopperCalls, ShopperOutcome } from '../bff/shopperCalls.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { serializeCookie } from '../session/cookies.js'
import { privately } from '../session/sessionReply.js'
import { isSourceCode, readContextBody } from './contextBody.js'
import { contextUrl } from './contextUrl.js'

/** The same values are written once within this time, whatever the platform returns afterwards. */
const REMEMBER_MS = 3_600_000

/**
 * `POST /apis/shopper-context` → `{isChanged}` (Spec §4 "Shopper context sync"): updates the platform's context from
 * the page's URL, with at most one write per set of values. Platform errors leave it unchanged.
 */
export function registerShopperContext(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly fetch: typeof fetch
    readonly shopperCalls: ShopperCalls
    readonly errors: ErrorReplies
    /** Whether this shopper agreed to marketing cookies. */
    readonly allowsMarketing: (cookieHeader: string | undefined) => boolean
  },
): void {
  const { config, fetch, shopperCalls, errors, allowsMarketing } = options
  const written = new LRUCache<string, true>({ max: 20_000, ttl: REMEMBER_MS })
  const rateLimit = { max: 30 * config.rateLimitScale, timeWindow: 60_000 }

  server.post('/apis/shopper-context', { config: { rateLimit } }, async (request, reply) => {
    const body = readContextBody(request.body)
    if (!body) return errors.send(request, reply, 400)
    const wanted = withCookieCode(body, request.headers.cookie)
    if (contextWrite(null, wanted) === null) return privately(reply).send({ isChanged: false })
    try {
      const outcome = await sync(request, reply, wanted)
      if (outcome === 'refused') return errors.send(request, reply, 401)
      if (outcome === 'changed') keepSourceCode(request, reply, wanted)
      return privately(reply).send({ isChanged: outcome === 'changed' })
    } catch (error) {
      request.log.warn({ err: error }, 'The shopper context could not be updated')
      return privately(reply).send({ isChanged: false })
    }
  })

  async function sync(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: QueriedContext,
  ): Promise<'changed' | 'same' | 'failed' | 'refused'> {
    const read = await call(request, reply, 'GET')
    if (read.kind === 'refused') return 'refused'
    const stored = storedContext(read.answer)
    const write = stored === undefined ? null : contextWrite(stored, wanted)
    if (write === null) return stored === undefined ? 'failed' : 'same'
    const name = `${read.session.usid} ${canonical(wanted)}`
    if (written.has(name)) return 'same'
    written.set(name, true)
    const sent = await call(request, reply, write === 'create' ? 'PUT' : 'PATCH', wanted).catch((error: unknown) => {
      written.delete(name)
      throw error
    })
    if (sent.kind === 'answered' && sent.answer.status < 300) return 'changed'
    written.delete(name)
    request.log.warn('The platform refused a shopper context')
    return 'failed'
  }

  function call(
    request: FastifyRequest,
    reply: FastifyReply,
    method: 'GET' | 'PUT' | 'PATCH',
    body?: QueriedContext,
  ): Promise<ShopperOutcome> {
    const legacySession = readLegacySession(config, request.headers.cookie)
    return shopperCalls.run(request, reply, {
      isOwn: false,
      send: ({ usid, accessToken }) =>
        callScapi(fetch, {
          url: contextUrl(config, usid),
          method,
          token: accessToken,
          body,
          signal: request.signal,
          legacySession,
        }),
    })
  }

  /** Stores the source code in a marketing cookie that the page's analytics can read. */
  function keepSourceCode(request: FastifyRequest, reply: FastifyReply, { sourceCode }: QueriedContext): void {
    if (!sourceCode || !allowsMarketing(request.headers.cookie)) return
    const cookie = serializeCookie(activeSourceCode.cookie, encodeURIComponent(sourceCode), {
      maxAge: activeSourceCode.maxAgeSeconds,
      isSecure: config.publicOrigin.startsWith('https:'),
      isHttpOnly: false,
    })
    void reply.header('set-cookie', cookie)
  }
}

/** undefined = the platform did not answer; null = it has no context. */
function storedContext(answer: ScapiAnswer): ShopperContext | null | undefined {
  if (answer.status === 404) return null
  if (answer.status !== 200) return undefined
  const body: unknown = JSON.parse(answer.body)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}

/** Without a source code in the URL, uses the one from the legacy storefront's cookie. */
function withCookieCode(body: QueriedContext, cookieHeader: string | undefined): QueriedContext {
  if (body.sourceCode !== undefined) return body
  const code = sourceCode('', cookieHeader ?? '')
  return code !== null && isSourceCode(code) ? { ...body, sourceCode: code } : body
}

/** Serialises values independently of their order. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1))
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}
