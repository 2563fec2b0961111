import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Aborts when the connection closes. A response queued behind another one on its connection gets no event of its
     * own.
     */
    readonly gone: AbortSignal
  }
}

export interface ConnectionLimits {
  /** Concurrent requests per connection; browsers use one. */
  readonly requestsPerConnection: number
  /** Time in ms after which a client that reads none of its pending data is disconnected. */
  readonly unreadMs: number
}

export const connectionLimits: ConnectionLimits = { requestsPerConnection: 8, unreadMs: 20_000 }

/** Outcome of a request for its connection: `ignored` = an earlier request has already closed the connection. */
export type Admission = 'admitted' | 'tooMany' | 'ignored'

export interface Connections {
  admit(request: FastifyRequest, reply: FastifyReply): Admission
}

interface Connection {
  readonly gone: AbortSignal
  requests: number
  isEnding: boolean
}

/** Limits concurrent requests per connection and disconnects clients that do not read their responses. */
export function createConnections(server: FastifyInstance, limits: ConnectionLimits): Connections {
  const connections = new WeakMap<Socket, Connection>()
  server.decorateRequest('gone', {
    getter() {
      return connectionOf(this.raw.socket).gone
    },
  })
  cutUnread(server, limits.unreadMs)

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket)
    if (known) return known
    const controller = new AbortController()
    socket.once('close', () => controller.abort())
    const connection = { gone: controller.signal, requests: 0, isEnding: false }
    connections.set(socket, connection)
    return connection
  }

  return {
    admit(request, reply) {
      const { socket } = request.raw
      const connection = connectionOf(socket)
      if (connection.isEnding) return 'ignored'
      connection.requests += 1
      reply.raw.once('close', () => {
        connection.requests -= 1
      })
      if (connection.requests <= limits.requestsPerConnection) return 'admitted'
      connection.isEnding = true
      // Later requests on this connection get no response.
      socket.pause()
      void reply.header('connection', 'close')
      return 'tooMany'
    },
  }
}

function cutUnread(server: FastifyInstance, unreadMs: number): void {
  const open = new Map<Socket, { progress: string; since: number }>()
  server.server.on('connection', (socket: Socket) => {
    open.set(socket, { progress: '', since: performance.now() })
    socket.once('close', () => open.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, seen] of open) {
      const progress = progressOf(socket)
      const hasMoved = socket.writableLength === 0 || progress !== seen.progress
      if (hasMoved) open.set(socket, { progress, since: performance.now() })
      else if (performance.now() - seen.since >= unreadMs) socket.destroy()
    }
  }, unreadMs / 8)
  timer.unref()
  server.addHook('onClose', async () => clearInterval(timer))
}

/** Changes with every byte sent. The stream counts a chunk only when it is fully sent, and a chunk may have 16 MB. */
function progressOf(socket: Socket): string {
  const handle: unknown = Reflect.get(socket, '_handle')
  const isKnown = typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle
  const queue = isKnown ? Number(handle.writeQueueSize) : 0
  return `${socket.bytesWritten - socket.writableLength} ${queue}`
}
