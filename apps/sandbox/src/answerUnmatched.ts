import type { FastifyReply, FastifyRequest } from 'fastify'
import { serviceError } from './serviceError.js'

/** 404 for a path or method without a route. */
export function answerUnmatched(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, 404, 'not-found', 'No resource answers this method and path.')
}

/** 400 for a URL that cannot be decoded; Fastify matches no route for it. */
export function answerMalformedUrl(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void send(request, reply, 400, 'bad-request', 'The address of the request is malformed.')
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, slug: string, detail: string) {
  const { mediaType, body } = serviceError(request.url, status, slug, detail)
  return reply.code(status).type(mediaType).send(body)
}
