import type { FastifyReply } from 'fastify'
import type { ScapiAnswer } from './callScapi.js'

/** Passes an answer of the platform on to the one browser that asked; nobody may keep it. */
export function sendAnswer(reply: FastifyReply, answer: ScapiAnswer): FastifyReply {
  void reply.code(answer.status).header('cache-control', 'private, no-store').header('vary', 'Cookie')
  if (answer.retryAfter !== null) void reply.header('retry-after', answer.retryAfter)
  return answer.status === 204 ? reply.send() : reply.type(`${answer.contentType}; charset=utf-8`).send(answer.body)
}
