import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether a request carries the secret as `Authorization: Bearer {secret}`; compares in constant time. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
