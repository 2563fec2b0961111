import CircuitBreaker from 'opossum'
import { Agent, request as send } from 'undici'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { createSlots } from './createSlots.js'
import { readLimited } from './readLimited.js'
import { UpstreamError } from './UpstreamError.js'
import { createUpstreamFinder, type UpstreamLimits, type UpstreamName, QUEUE_MS, upstreams } from './upstreams.js'

const RETRY_STATUSES = new Set([502, 503, 504])
/** Statuses whose `Response` must not have a body. */
const BODILESS = new Set([101, 103, 204, 205, 304])

interface Call {
  readonly url: URL
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: Buffer | null
  readonly signal: AbortSignal
  readonly acceptsRedirect: boolean
}

/** A 5xx response: counts as a failure of the back end, but is returned as a response. */
class ServerFault extends Error {
  readonly response: Response

  constructor(response: Response) {
    super('Server fault')
    this.response = response
  }
}

export interface UpstreamFetch {
  readonly fetch: typeof fetch
  close(): Promise<void>
}

/** Fetch for the configured back ends, each with its own pool, timeouts, one retry and a circuit breaker. */
export function createUpstreamFetch(options: {
  readonly config: StorefrontConfig
  readonly onCall?: ((upstream: UpstreamName, outcome: string, seconds: number) => void) | undefined
}): UpstreamFetch {
  const find = createUpstreamFinder(options.config)
  const scale = options.config.upstreamTimeoutScale
  const lines = new Map<UpstreamName, ReturnType<typeof openLine>>()

  function line(name: UpstreamName) {
    const known = lines.get(name)
    if (known) return known
    const opened = openLine(name, upstreams[name], scale, options.config.retriesUpstream)
    lines.set(name, opened)
    return opened
  }

  async function upstreamFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const name = find(url)
    if (!name) throw new UpstreamError('unknown', 'foreignHost')
    const started = performance.now()
    const count = (outcome: string) => options.onCall?.(name, outcome, (performance.now() - started) / 1000)
    const totalMs = upstreams[name].totalMs * scale
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : Buffer.from(await request.arrayBuffer())
    try {
      const response = await line(name).call({
        url,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(totalMs)]),
        acceptsRedirect: request.redirect === 'manual',
      })
      count(`${Math.floor(response.status / 100)}xx`)
      return response
    } catch (cause) {
      const error = asUpstreamError(name, cause, request.signal.aborted)
      count(error.failure)
      throw error
    }
  }

  return {
    fetch: upstreamFetch,
    async close() {
      await Promise.all([...lines.values()].map((opened) => opened.close()))
    },
  }
}

function openLine(name: UpstreamName, limits: UpstreamLimits, scale: number, mayRetry: boolean) {
  const agent = new Agent({
    connections: limits.connections,
    connect: { timeout: limits.connectMs * scale },
    headersTimeout: limits.totalMs * scale,
    bodyTimeout: limits.totalMs * scale,
    maxResponseSize: limits.maxBytes,
  })

  const slots = createSlots<'all'>(limits.connections)

  async function once(call: Call): Promise<Response> {
    const answer = await send(call.url, {
      dispatcher: agent,
      method: call.method,
      headers: call.headers,
      body: call.body,
      signal: call.signal,
    })
    const bytes = await readLimited(answer.body, limits.maxBytes, name)
    if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304 && !call.acceptsRedirect)
      throw new UpstreamError(name, 'redirect')
    const headers = new Headers()
    for (const [header, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(header, one)
    }
    return new Response(BODILESS.has(answer.statusCode) ? null : new Uint8Array(bytes), {
      status: answer.statusCode,
      headers,
    })
  }

  async function withRetry(call: Call): Promise<Response> {
    const isRetried = mayRetry && limits.retries && (call.method === 'GET' || call.method === 'HEAD')
    const response = await once(call).catch(async (error: unknown) => {
      if (!isRetried || call.signal.aborted || error instanceof UpstreamError) throw error
      return null
    })
    if (response && !(isRetried && RETRY_STATUSES.has(response.status))) return response
    await pause(20 + Math.random() * 60)
    return once(call)
  }

  async function judged(call: Call): Promise<Response> {
    const response = await withRetry(call)
    if (response.status >= 500) throw new ServerFault(response)
    return response
  }

  const breaker = limits.hasBreaker
    ? new CircuitBreaker(judged, {
        name,
        timeout: false,
        errorThresholdPercentage: 50,
        rollingCountTimeout: 10_000,
        rollingCountBuckets: 10,
        volumeThreshold: 20,
        resetTimeout: 10_000,
        errorFilter: isNoFaultOfUpstream,
      })
    : null

  return {
    async call(call: Call): Promise<Response> {
      const free = await slots.take('all', { waitMs: QUEUE_MS * scale, signal: call.signal })
      if (!free) throw call.signal.aborted ? call.signal.reason : new UpstreamError(name, 'busy')
      try {
        return await (breaker ? breaker.fire(call) : judged(call))
      } catch (error) {
        if (error instanceof ServerFault) return error.response
        throw error
      } finally {
        free()
      }
    },
    async close() {
      breaker?.shutdown()
      await agent.close()
    },
  }
}

/** A disconnected caller or a refused redirect does not indicate a failing back end. */
function isNoFaultOfUpstream(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.failure === 'redirect'
  return error instanceof Error && error.name === 'AbortError'
}

function asUpstreamError(name: UpstreamName, cause: unknown, isAborted: boolean): UpstreamError {
  if (cause instanceof UpstreamError) return cause
  if (isAborted) return new UpstreamError(name, 'aborted', { cause })
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  if (code === 'EOPENBREAKER' || code === 'ESHUTDOWN') return new UpstreamError(name, 'open', { cause })
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new UpstreamError(name, 'tooLarge', { cause })
  const errorName = cause instanceof Error ? cause.name : ''
  const isTimeout = /Timeout/.test(errorName) || (typeof code === 'string' && /TIMEOUT/.test(code))
  return new UpstreamError(name, isTimeout ? 'timeout' : 'network', { cause })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
