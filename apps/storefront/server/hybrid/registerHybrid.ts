import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import CircuitBreaker from 'opossum'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { KIND } from '../http/requestKinds.js'
import type { Metrics } from '../operations/createMetrics.js'
import { upstreams } from '../upstream/upstreams.js'
import { hybridRequestHeaders } from './requestHeaders.js'
import { hybridResponseHeaders } from './responseHeaders.js'

const BODY_LIMIT = 1024 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** The hybrid application gave no answer that a browser may get. */
class HybridFault extends Error {
  override readonly name = 'HybridFault'
  readonly status: 502 | 503
  /** It works, but this answer of it is refused: no reason to stop asking. */
  readonly isRefusal: boolean

  constructor(status: 502 | 503, reason: string, isRefusal = false) {
    super(`The hybrid application ${reason}, so its page cannot be shown.`)
    this.status = status
    this.isRefusal = isRefusal
  }
}

/**
 * Serves what `kindOf` calls hybrid from the hybrid application, under the same URL (decision 7). Nothing of it is kept
 * here; when it fails the shopper sees the error page with 502 or 503.
 */
export async function registerHybrid(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    /** Path to ask for; null = not its business. */
    readonly pathOf: (host: string, path: string) => string | null
    readonly errors: ErrorReplies
    readonly metrics: Metrics
  },
): Promise<void> {
  const { config, pathOf, errors, metrics } = options
  const origin = config.hybridOrigin
  if (origin === null) return
  const limits = upstreams.hybrid
  const scale = config.upstreamTimeoutScale
  const host = { upstreamHost: new URL(origin).host, scheme: new URL(config.publicOrigin).protocol.slice(0, -1) }
  const breaker = new CircuitBreaker((send: () => Promise<void>) => send(), {
    name: 'hybrid',
    timeout: false,
    errorThresholdPercentage: 50,
    rollingCountTimeout: 10_000,
    rollingCountBuckets: 10,
    volumeThreshold: 20,
    resetTimeout: 10_000,
    // Else anybody could close the shop with links that make the application redirect elsewhere.
    errorFilter: (error) => error instanceof HybridFault && error.isRefusal,
  })
  server.addHook('onClose', () => breaker.shutdown())

  await server.register(async (scope) => {
    await scope.register(replyFrom, {
      base: origin,
      undici: {
        connections: limits.connections,
        connect: { timeout: limits.connectMs * scale },
        headersTimeout: limits.totalMs * scale,
        bodyTimeout: limits.totalMs * scale,
        maxResponseSize: limits.maxBytes,
      },
      retryMethods: [],
      destroyAgent: true,
      disableCache: true,
      disableRequestLogging: true,
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      constraints: { [KIND]: 'hybrid' },
      config: { isBesidePages: true },
      bodyLimit: BODY_LIMIT,
      handler: serve,
    })
  })

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.headers.host ?? '', request.raw.url?.split('?', 1)[0] ?? '')
    if (path === null) return errors.send(request, reply, 404)
    const began = performance.now()
    const count = (outcome: string) => metrics.countUpstream('hybrid', outcome, (performance.now() - began) / 1000)
    try {
      await breaker.fire(() => forward(request, reply, path))
      count(`${Math.floor(reply.statusCode / 100)}xx`)
      return reply
    } catch (error) {
      const status = error instanceof HybridFault ? error.status : 503
      count(error instanceof HybridFault ? 'fault' : 'open')
      request.log.warn({ err: error }, 'The hybrid application gave no usable answer')
      for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name)
      return errors.send(request, reply, status)
    }
  }

  /** Resolves when the answer is on its way; rejects when there is none to give. */
  function forward(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      // Nobody waits any more: neither of the callbacks is called then.
      reply.raw.once('close', resolve)
      const isWriting = request.method === 'POST'
      const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : null
      void reply.from(path, {
        ...(isWriting && { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }),
        rewriteRequestHeaders: (_request, { 'content-length': length }) => ({
          ...hybridRequestHeaders(request, host),
          ...(isWriting && length !== undefined && { 'content-length': length }),
        }),
        rewriteHeaders: (headers) => hybridResponseHeaders(headers, path, config),
        onResponse: (_request, _reply, answer) => {
          const stream = 'stream' in answer ? answer.stream : answer
          const isLost = REDIRECTS.has(reply.statusCode) && !reply.hasHeader('location')
          if (reply.statusCode < 500 && !isLost) {
            void reply.send(stream)
            resolve()
            return
          }
          const reason = isLost ? 'redirected to a foreign address' : `answered ${reply.statusCode}`
          const status = reply.statusCode === 503 ? 503 : 502
          discard(stream)
          reject(new HybridFault(status, reason, isLost))
        },
        onError: (_reply, { error }) => {
          const isLate = 'statusCode' in error && error.statusCode === 504
          reject(new HybridFault(isLate ? 503 : 502, isLate ? 'did not answer in time' : 'could not be reached'))
        },
      })
    })
  }
}

function discard(stream: unknown): void {
  const isStream = typeof stream === 'object' && stream !== null && 'destroy' in stream
  if (isStream && typeof stream.destroy === 'function') stream.destroy()
}
