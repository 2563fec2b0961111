import type { FastifyReply } from 'fastify'
import type { ScapiAnswer } from './callScapi.js'

/** Sends a platform response to the browser, marked as private and uncacheable. */
export function sendAnswer(reply: FastifyReply, answer: ScapiAnswer): FastifyReply {
  void reply.code(answer.status).headers({ ...answer.headers, 'cache-control': 'private, no-store', vary: 'Cookie' })
  return answer.status === 204 ? reply.send() : reply.type(`${answer.contentType}; charset=utf-8`).send(answer.body)
}
