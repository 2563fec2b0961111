import type { FastifyReply } from 'fastify'

const statusOf = {
  pathNotFound: 404,
  notFound: 404,
  badRequest: 400,
  methodNotAllowed: 405,
} as const

/** Magnolia's error envelope with its status. */
export function sendCmsError(reply: FastifyReply, code: keyof typeof statusOf, message: string): FastifyReply {
  return reply.code(statusOf[code]).send({ error: { code, message } })
}
