import type { FastifyReply } from 'fastify'
import { ORGANIZATION_ID } from '../siteConfig.js'

/** 201 with the address of a reopened basket; 204 without one. */
export function sendReopened(reply: FastifyReply, basketId: string | null): FastifyReply {
  if (basketId === null) return reply.code(204).send()
  const path = `/checkout/shopper-baskets/v2/organizations/${ORGANIZATION_ID}/baskets/${basketId}`
  return reply.code(201).header('location', path).send()
}
