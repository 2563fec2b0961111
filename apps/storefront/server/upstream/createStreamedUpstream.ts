import type { FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { Agent, type Dispatcher, request as send } from 'undici'
import { networkOf } from '../bff/networkOf.js'
import { createSlots, type FreeSlot, type Slots } from './createSlots.js'
import { UpstreamError } from './UpstreamError.js'
import { QUEUE_MS, type UpstreamLimits } from './upstreams.js'

/** Slots shared by all streamed upstreams. */
export interface StreamSlots {
  readonly connections: Slots<Socket>
  readonly clients: Slots<string>
}

/**
 * Responses leave a connection in order, so only the first one of a connection may hold a back-end response.
 *
 * @param perClient concurrent responses per address, which all shoppers of an office may share
 */
export function createStreamSlots(perClient = 24): StreamSlots {
  return { connections: createSlots(1), clients: createSlots(perClient) }
}

export interface StreamedUpstream {
  /**
   * Requests a response that is forwarded while it arrives. Its body ends with the client's connection.
   *
   * @throws UpstreamError `busy` = too many waiting requests, `aborted` = the client disconnected
   */
  open(
    request: Pick<FastifyRequest, 'raw' | 'ip' | 'gone'>,
    call: {
      readonly path: string
      readonly method: 'GET' | 'HEAD' | 'POST'
      readonly headers: Readonly<Record<string, string>>
      readonly body?: Buffer | null
    },
  ): Promise<Dispatcher.ResponseData>
  close(): Promise<void>
}

/** A back end with large responses that are streamed at the client's speed, without reading ahead. */
export function createStreamedUpstream(options: {
  readonly name: string
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly limits: Pick<UpstreamLimits, 'connectMs' | 'connections'> & {
    readonly headersMs: number
    readonly bodyMs: number
    readonly maxBytes?: number
  }
  readonly scale: number
  readonly slots: StreamSlots
}): StreamedUpstream {
  const { name, limits, scale, slots } = options
  const agent = new Agent({
    connections: limits.connections,
    connect: { timeout: limits.connectMs * scale },
    headersTimeout: limits.headersMs * scale,
    bodyTimeout: limits.bodyMs * scale,
    ...(limits.maxBytes !== undefined && { maxResponseSize: limits.maxBytes }),
  })
  const own = createSlots<'all'>(limits.connections)

  async function takeSlots({ raw, ip, gone }: Pick<FastifyRequest, 'raw' | 'ip' | 'gone'>): Promise<FreeSlot> {
    const end = performance.now() + QUEUE_MS * scale
    const wait = () => ({ waitMs: end - performance.now(), signal: gone })
    const taken: FreeSlot[] = []
    const free = () => {
      for (const one of taken) one()
    }
    for (const take of [
      () => slots.connections.take(raw.socket, wait()),
      () => slots.clients.take(networkOf(ip), wait()),
      () => own.take('all', wait()),
    ]) {
      const slot = await take()
      if (slot === null) {
        free()
        throw new UpstreamError(name, gone.aborted ? 'aborted' : 'busy')
      }
      taken.push(slot)
    }
    return free
  }

  return {
    async open(request, { path, method, headers, body = null }) {
      const free = await takeSlots(request)
      try {
        const answer = await send(`${options.baseUrl}${path}`, {
          dispatcher: agent,
          method,
          headers,
          body,
          signal: request.gone,
        })
        answer.body.once('close', free)
        return answer
      } catch (error) {
        free()
        throw error
      }
    },
    close: () => agent.close(),
  }
}
