import type { FastifyInstance } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { loggedPath } from '../logging/loggedPath.js'
import { truncateIp } from '../logging/redact.js'
import type { Metrics } from '../operations/createMetrics.js'
import type { SecurityHeaders } from '../security/securityHeaders.js'

/** Headers that a route may override. */
const OWN_WORD = new Set(['content-security-policy', 'x-frame-options', 'referrer-policy'])

/** Processes every response that does not come from the page cache: headers, error format, metrics, log line. */
export function registerLastHooks(
  server: FastifyInstance,
  options: { readonly security: SecurityHeaders; readonly errors: ErrorReplies; readonly metrics: Metrics },
): void {
  const { security, errors, metrics } = options

  server.addHook('onSend', (_request, reply, payload, done) => {
    const contentType = reply.getHeader('content-type')
    const headers = security.forContentType(typeof contentType === 'string' ? contentType : undefined)
    for (const [name, value] of Object.entries(headers)) {
      if (!OWN_WORD.has(name) || !reply.hasHeader(name)) void reply.header(name, value)
    }
    done(null, payload)
  })

  server.addHook('onResponse', (request, reply, done) => {
    const seconds = (performance.now() - request.startedAt) / 1000
    // A response written outside Fastify has already been counted there.
    if (!reply.sent || reply.raw.getHeaderNames().length > 0) {
      const route = request.routeOptions.url ?? 'none'
      metrics.countRequest({ route, method: request.method, status: reply.statusCode }, seconds)
    }
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.raw.statusCode,
        ms: Math.round(seconds * 1000),
        network: truncateIp(request.ip),
      },
      'Answered',
    )
    done()
  })

  server.setNotFoundHandler((request, reply) => {
    const isPage =
      request.resource?.kind === 'page' || !/^\/(?:apis|assets|images|media|static)\//.test(request.raw.url ?? '')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading || !isPage) return errors.send(request, reply, 404)
    return errors.send(request, reply.header('allow', 'GET, HEAD'), 405)
  })

  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'A request failed')
    return errors.send(request, reply, status)
  })
}

function statusOf(error: unknown): number {
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error
  return hasStatus && typeof error.statusCode === 'number' && error.statusCode >= 400 ? error.statusCode : 500
}
