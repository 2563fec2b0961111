import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import CircuitBreaker from 'opossum'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { KIND } from '../http/requestKinds.js'
import type { Metrics } from '../operations/createMetrics.js'
import { createStreamedUpstream, type StreamSlots } from '../upstream/createStreamedUpstream.js'
import { UpstreamError } from '../upstream/UpstreamError.js'
import { upstreams } from '../upstream/upstreams.js'
import { hybridRequestHeaders } from './requestHeaders.js'
import { hybridResponseHeaders } from './responseHeaders.js'

const BODY_LIMIT = 1024 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** The hybrid application returned no response that may be sent to a browser. */
class HybridFault extends Error {
  override readonly name = 'HybridFault'
  readonly status: 502 | 503
  /**
   * The application works, but its response is refused or the client has disconnected: does not open the circuit
   * breaker.
   */
  readonly isRefusal: boolean

  constructor(status: 502 | 503, reason: string, isRefusal = false, cause?: unknown) {
    super(`The hybrid application ${reason}, so its page cannot be shown.`, { cause })
    this.status = status
    this.isRefusal = isRefusal
  }
}

/**
 * Proxies requests of kind `hybrid` to the hybrid application under the same URL (decision 7). Nothing is stored here.
 * On failure the shopper sees the error page with 502 or 503.
 */
export function registerHybrid(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    /** Path to request; null = not served by the hybrid application. */
    readonly pathOf: (host: string, path: string) => string | null
    readonly errors: ErrorReplies
    readonly metrics: Metrics
    readonly slots: StreamSlots
  },
): void {
  const { config, pathOf, errors, metrics, slots } = options
  const origin = config.hybridOrigin
  if (origin === null) return
  const { totalMs, ...limits } = upstreams.hybrid
  const host = { upstreamHost: new URL(origin).host, scheme: new URL(config.publicOrigin).protocol.slice(0, -1) }
  const application = createStreamedUpstream({
    name: 'hybrid',
    baseUrl: origin,
    limits: { ...limits, headersMs: totalMs, bodyMs: totalMs },
    scale: config.upstreamTimeoutScale,
    slots,
  })
  const breaker = new CircuitBreaker((send: () => Promise<void>) => send(), {
    name: 'hybrid',
    timeout: false,
    errorThresholdPercentage: 50,
    rollingCountTimeout: 10_000,
    rollingCountBuckets: 10,
    volumeThreshold: 20,
    resetTimeout: 10_000,
    // Otherwise anyone could trip the breaker with links that redirect to foreign origins, or with a long queue.
    errorFilter: (error) => error instanceof HybridFault && error.isRefusal,
  })
  server.addHook('onClose', async () => {
    breaker.shutdown()
    await application.close()
  })

  void server.register(async (scope) => {
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
    const { path, search } = splitUrl(request.raw.url ?? '')
    const asked = pathOf(request.headers.host ?? '', path)
    if (asked === null) return errors.send(request, reply, 404)
    const began = performance.now()
    const count = (outcome: string) => metrics.countUpstream('hybrid', outcome, (performance.now() - began) / 1000)
    try {
      await breaker.fire(() => forward(request, reply, { path: asked, search }))
      count(`${Math.floor(reply.statusCode / 100)}xx`)
      return reply
    } catch (error) {
      const status = error instanceof HybridFault ? error.status : 503
      count(error instanceof HybridFault ? 'fault' : 'open')
      request.log.warn({ err: error }, 'The hybrid application returned no usable response')
      for (const name of Object.keys(reply.getHeaders())) void reply.removeHeader(name)
      return errors.send(request, reply, status)
    }
  }

  /** Resolves when the response has started; rejects when there is none to send. */
  async function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, search }: { readonly path: string; readonly search: string },
  ): Promise<void> {
    const isWriting = request.method === 'POST'
    const answer = await application
      .open(request, {
        path: `${path}${search}`,
        method: isWriting ? 'POST' : request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: hybridRequestHeaders(request, host),
        body: isWriting && Buffer.isBuffer(request.body) ? request.body : null,
      })
      .catch((error: unknown) => {
        throw faultOf(error, request.gone.aborted)
      })
    const headers = hybridResponseHeaders(answer.headers, path, config)
    const isLost = REDIRECTS.has(answer.statusCode) && headers.location === undefined
    if (answer.statusCode >= 500 || isLost) {
      answer.body.on('error', () => undefined).destroy()
      const reason = isLost ? 'redirected to a foreign address' : `answered ${answer.statusCode}`
      throw new HybridFault(answer.statusCode === 503 ? 503 : 502, reason, isLost)
    }
    void reply.code(answer.statusCode).headers(headers).send(answer.body)
  }
}

function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const [path = ''] = url.split('?', 1)
  return { path, search: url.slice(path.length) }
}

function faultOf(error: unknown, isGone: boolean): HybridFault {
  if (isGone) return new HybridFault(503, 'lost its client', true)
  if (error instanceof UpstreamError) return new HybridFault(503, 'has too many waiting requests', true)
  const isLate = error instanceof Error && error.name === 'HeadersTimeoutError'
  return new HybridFault(isLate ? 503 : 502, isLate ? 'did not answer in time' : 'could not be reached', false, error)
}
