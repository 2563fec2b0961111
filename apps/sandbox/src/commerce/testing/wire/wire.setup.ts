import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterEach } from 'vitest'
import { checkAnswer } from './checkAnswer.js'

/** Faults in responses since the last test ended. */
const faults: string[] = []

// Fastify announces every new server, so the responses of every sandbox are checked.
subscribe('fastify.initialization', (message) => {
  if (isInitialization(message)) watch(message.fastify)
})

afterEach(() => {
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(`Responses that differ from the platform's format:\n${found.join('\n')}`)
})

function watch(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, url, routeOptions, isFaultAnswer }, reply, payload) => {
    if (isFaultAnswer) return payload
    const mediaType = String(reply.getHeader('content-type') ?? '')
    const body = typeof payload === 'string' ? payload : ''
    const answer = { method, url, route: routeOptions.url, status: reply.statusCode, mediaType, body }
    faults.push(...checkAnswer(answer))
    return payload
  })
}

function isInitialization(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}
