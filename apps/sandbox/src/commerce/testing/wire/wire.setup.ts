import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { afterEach } from 'vitest'
import { checkAnswer } from './checkAnswer.js'

/** Faults in answers since the last test ended. */
const faults: string[] = []

// Fastify announces every server that is made, so that no test can leave its sandbox unchecked.
subscribe('fastify.initialization', (message) => {
  if (isInitialization(message)) watch(message.fastify)
})

afterEach(() => {
  const found = faults.splice(0)
  if (found.length > 0) throw new Error(`Answers that the platform would not give:\n${found.join('\n')}`)
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
