import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { PageCache } from '../cache/pageCache.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { hasBearer } from '../security/hasBearer.js'

export const PURGE_PATH = '/apis/purge'

const purgeSchema = z.union([
  z.object({ tags: z.array(z.string().min(1).max(200)).min(1).max(1000) }),
  z.object({ all: z.literal(true) }),
])

/**
 * Webhook of the CMS: `POST {"tags": [...]}` or `{"all": true}` with `Authorization: Bearer {PURGE_SECRET}`. Closed (404)
 * without a configured secret.
 */
export function registerPurge(
  server: FastifyInstance,
  options: {
    readonly secret: string | null
    readonly cache: Pick<PageCache, 'purge'>
    readonly errors: ErrorReplies
    readonly max: number
  },
): void {
  const { secret, cache, errors } = options
  server.post(PURGE_PATH, { config: { rateLimit: { max: options.max, timeWindow: 60_000 } } }, (request, reply) => {
    if (secret === null) return errors.send(request, reply, 404)
    if (!hasBearer(request, secret)) return errors.send(request, reply, 403)
    const parsed = purgeSchema.safeParse(request.body)
    if (!parsed.success) return errors.send(request, reply, 400)
    cache.purge('all' in parsed.data ? null : parsed.data.tags)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
