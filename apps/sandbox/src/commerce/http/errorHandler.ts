import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, badRequest } from './problem.js'

/** Converts any error of a SCAPI route to problem+json; only our own bugs result in 500. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(error, request, reply.type('application/problem+json; charset=utf-8'))
}

/** The same as plain `application/json`, as in a few API families (Shopper Context, gift certificates, promotions). */
export function sendProblemAsJson(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(error, request, reply.type('application/json; charset=utf-8'))
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error(error)
  return reply.code(problem.status).send(problem.body)
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number') {
    const detail = error instanceof Error ? error.message : 'The request is malformed.'
    if (error.statusCode === 400) return badRequest(detail)
    if (error.statusCode < 500) return new Problem(error.statusCode, slugOf(error.statusCode), detail)
  }
  return new Problem(500, 'internal-server-error', 'The server met a condition that it did not expect.')
}

function slugOf(status: number): string {
  if (status === 413) return 'payload-too-large'
  return status === 415 ? 'unsupported-media-type' : 'bad-request'
}
