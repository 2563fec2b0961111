import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether a request names a secret as `Authorization: Bearer {secret}`; takes the same time for every wrong one. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
