import type { FastifyInstance } from 'fastify'
import { readResource } from '../cache/resourceAddress.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Connections } from './createConnections.js'
import type { Metrics } from '../operations/createMetrics.js'
import type { PageServing } from '../pages/registerPages.js'
import { ALLOWED_METHODS, type createRequestGuard } from '../security/requestGuard.js'
import { readTarget } from './requestTarget.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** `performance.now()` when the request arrived. */
    startedAt: number
  }
}

const REFUSALS = { unknownHost: 421, unknownMethod: 405, foreignOrigin: 403 } as const

/** Registers the first hook of every request: guards, then the page cache. A cache hit ends here. */
export function registerFirstHook(
  server: FastifyInstance,
  options: {
    readonly connections: Connections
    readonly guard: ReturnType<typeof createRequestGuard>
    readonly pages: () => PageServing
    readonly errors: ErrorReplies
    readonly metrics: Metrics
    /** Paths of the development server, which are not normalised. */
    readonly isForeignPath?: ((path: string) => boolean) | undefined
  },
): void {
  const { connections, guard, errors, metrics } = options
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('resource', null)
  server.decorateRequest('loggedAs', null)

  server.addHook('onRequest', (request, reply, done) => {
    request.startedAt = performance.now()
    const refuse = (status: number, reason: string) => {
      metrics.countLimited(reason)
      void errors.send(request, reply, status)
    }
    const admission = connections.admit(request, reply)
    if (admission === 'ignored') {
      reply.hijack()
      return
    }
    if (admission === 'tooMany') {
      refuse(503, 'connection')
      return
    }
    const target = readTarget(request.raw.url ?? '')
    if (hasTwoHosts(request.raw.rawHeaders)) {
      refuse(400, 'unknownHost')
      return
    }
    const verdict = guard(request.method, target.path, request.headers)
    if (verdict !== 'pass') {
      if (verdict === 'unknownMethod') void reply.header('allow', ALLOWED_METHODS)
      refuse(REFUSALS[verdict], verdict)
      return
    }
    if (options.isForeignPath?.(target.path)) {
      done()
      return
    }
    if (target.kind === 'refused') {
      refuse(target.status, 'target')
      return
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading || request.routeOptions.config?.isBesidePages) {
      done()
      return
    }
    const resource = readResource(request.headers.host?.toLowerCase() ?? '', target.path, target.search)
    if (resource?.kind === 'refused') {
      refuse(resource.status, 'target')
      return
    }
    request.resource = resource
    if (!resource || !options.pages().tryCache(request, reply, resource)) done()
  })
}

/** A proxy may have used the second header; the parser keeps the first. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count > 1
}
