import type { FastifyReply } from 'fastify'

const statusOf = {
  pathNotFound: 404,
  notFound: 404,
  badRequest: 400,
  readerError: 400,
  methodNotAllowed: 405,
  notAcceptable: 406,
  unknown: 500,
} as const

const codeOf: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'notAuthorized',
  403: 'accessDenied',
  404: 'notFound',
  405: 'methodNotAllowed',
  406: 'notAcceptable',
}

/** Magnolia's error envelope with its status. */
export function sendCmsError(reply: FastifyReply, code: keyof typeof statusOf, message: string): FastifyReply {
  return reply.code(statusOf[code]).send(cmsError(code, message))
}

/** Magnolia's error envelope. */
export function cmsError(code: string, message: string) {
  return { error: { code, message } }
}

/** Magnolia's code for a status. */
export function cmsErrorCode(status: number): string {
  return codeOf[status] ?? 'unknown'
}
