import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BYPASS_HEADER, type FaultSwitch } from './createFaultSwitch.js'
import type { ActiveFault } from './faultRule.js'
import { LOAD_WARNING, refusalOf, type FaultAnswer } from './refusalOf.js'
import { confuseTypes, cutSyntax, drip, firstHalf } from './spoilBody.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault to apply to the response of this call; `null` = none. */
    fault: ActiveFault | null
    /** Whether a fault responds instead of the route; absent in a sandbox without faults. */
    isFaultAnswer?: boolean
  }
}

const DEFAULT_DRIP_MS = 20
const MISSING_BYTES = 64
/** Paths exempt from faults, so that a test can always remove one. */
const SAFE_PATHS = ['/sandbox/', '/healthz']

/** Applies the faults of a switch to every route that is registered after this call. */
export function registerFaults(app: FastifyInstance, faults: FaultSwitch): void {
  app.decorateRequest('fault', null)
  app.decorateRequest('isFaultAnswer', false)

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (SAFE_PATHS.some((safe) => path.startsWith(safe))) return
    const { method, headers, routeOptions } = request
    if (headers[BYPASS_HEADER] === faults.bypass[BYPASS_HEADER]) return
    const fault = faults.strike({ method, path, route: routeOptions.url, authorization: headers.authorization })
    if (!fault) return
    if (fault.afterWork || needsAnswer(fault)) {
      request.fault = fault
      return
    }
    if (fault.kind === 'latency') return pause(fault.ms ?? 0, undefined, { ref: false })
    if (fault.kind === 'reset' || fault.kind === 'hang') {
      reply.hijack()
      if (fault.kind === 'reset') breakOff(request, reply)
      return
    }
    const refusal = refusalOf(fault, path)
    if (!refusal) return
    request.isFaultAnswer = true
    return reply.code(refusal.status).headers(refusal.headers).send(refusal.body)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { fault } = request
    request.fault = null
    return fault ? spoil(fault, payload, request, reply) : payload
  })
}

/** Kinds that modify the real response, so that the work is always done. */
function needsAnswer({ kind, status, as }: ActiveFault): boolean {
  if (kind === 'load') return status === 200
  if (kind === 'wrong-type') return as !== 'html'
  return kind === 'malformed' || kind === 'truncated' || kind === 'drip'
}

async function spoil(fault: ActiveFault, payload: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(fault, pathOf(request))
  if (refusal) return replace(reply, refusal)
  switch (fault.kind) {
    case 'latency':
      await pause(fault.ms ?? 0, undefined, { ref: false })
      return payload
    case 'reset':
      breakOff(request, reply)
      return never()
    case 'hang':
      return never()
    case 'load':
      reply.headers(LOAD_WARNING)
      return payload
    default:
      return spoilBody(fault, payload, request, reply)
  }
}

async function spoilBody(fault: ActiveFault, payload: unknown, request: FastifyRequest, reply: FastifyReply) {
  const body = await bytesOf(payload)
  if (body === null) return payload
  reply.removeHeader('content-length')
  switch (fault.kind) {
    case 'malformed':
      return cutSyntax(body)
    case 'wrong-type':
      return confuseTypes(body, fault.fields)
    case 'truncated':
      reply.header('content-length', body.length + MISSING_BYTES)
      reply.raw.once('finish', () => request.raw.socket instanceof Socket && request.raw.socket.destroySoon())
      return Readable.from([firstHalf(body)], { objectMode: false })
    default:
      reply.header('content-length', body.length)
      return Readable.from(drip(body, fault.ms ?? DEFAULT_DRIP_MS))
  }
}

/** Replaces the response of completed work with an error. */
function replace(reply: FastifyReply, { status, headers, body }: FaultAnswer): string {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(headers)
  return body
}

/** Closes the connection without a response: a reset on a socket, an error under inject. */
function breakOff(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.socket instanceof Socket) request.raw.socket.resetAndDestroy()
  else reply.raw.destroy()
}

/** A response that never arrives until the connection closes. */
function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** A body as bytes; `null` if there is none. */
async function bytesOf(payload: unknown): Promise<Buffer | null> {
  if (typeof payload === 'string') return payload === '' ? null : Buffer.from(payload)
  if (Buffer.isBuffer(payload)) return payload.length === 0 ? null : payload
  return payload instanceof Readable ? buffer(payload) : null
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1)
  return path
}
