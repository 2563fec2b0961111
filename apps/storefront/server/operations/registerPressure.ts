import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Metrics } from './createMetrics.js'

const BOT = /bot|crawl|spider|slurp|preview/i

/** Sheds load when the event loop is saturated: robots and listings first; never health, basket or session. */
export async function registerPressure(
  server: FastifyInstance,
  options: { readonly errors: ErrorReplies; readonly metrics: Metrics },
): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopUtilization: 0.95,
    maxEventLoopDelay: 1000,
    eventLoopUtilizationMode: 'interval',
    // Waits for the answer: without that the request would go on and be answered twice.
    pressureHandler: async (request, reply) => {
      if (!isShed(request)) return
      options.metrics.countLimited('load')
      await options.errors.send(request, reply, 503)
    },
  })
}

/** Whether a request may be turned away under load. */
export function isShed(request: Pick<FastifyRequest, 'headers' | 'resource'>): boolean {
  const { resource } = request
  if (resource?.kind !== 'page') return false
  return BOT.test(request.headers['user-agent'] ?? '') || resource.page.query !== ''
}
