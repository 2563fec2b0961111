import type { ShopperSession } from '@vitrine/commerce-client/types/auth'
import type { FastifyReply } from 'fastify'
import type { HeldSession } from './shopperSession.js'

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

/** Sends whose session it is. The response contains no token. */
export function sendSession(reply: FastifyReply, session: HeldSession): FastifyReply {
  const { customerId, usid, isGuest } = session
  return privately(reply).send({ customerId, usid, isGuest } satisfies ShopperSession)
}

/** A refusal in the platform's format that does not reveal what was wrong. */
export function sendProblem(
  reply: FastifyReply,
  problem: { readonly status: number; readonly slug: string; readonly title: string; readonly detail: string },
): FastifyReply {
  const { status, slug, title, detail } = problem
  return privately(reply)
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: `${ERRORS}${slug}`, title, detail }))
}

/** Marks a response as private and uncacheable. */
export function privately(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store').header('vary', 'Cookie')
}
