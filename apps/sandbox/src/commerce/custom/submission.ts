import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { badRequest, Problem } from '../http/problem.js'

const WINDOW = 10 * 60 * 1000
/** Submissions of one kind per shopper in ten minutes. */
export const SUBMISSION_LIMIT = 10
const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Handles a form submission once and answers 204: a repeat with the same `Idempotency-Key` is answered but not sent
 * again.
 * @param send validates the body and does the work; failed calls are not counted
 * @throws Problem 400 when a key is reused with another body, 429 with `Retry-After` beyond {@link SUBMISSION_LIMIT}
 */
export function submitOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: string,
  { submissions, now }: Pick<CommerceContext, 'submissions' | 'now'>,
  send: () => void,
): FastifyReply {
  const { usid } = shopperOf(request)
  const key = readKey(request)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex')
  const sent = key === null ? null : submissions.findFingerprint(usid, kind, key)
  if (sent === fingerprint) return reply.code(204).send()
  if (sent !== null) throw new Problem(400, 'idempotency-key-reused', 'The key belongs to another message.')

  const createdAt = now()
  const times = submissions.timesSince(usid, kind, createdAt - WINDOW)
  const oldest = times[times.length - SUBMISSION_LIMIT]
  if (oldest !== undefined) {
    reply.header('retry-after', Math.ceil((oldest + WINDOW - createdAt) / 1000))
    throw new Problem(429, 'too-many-requests', 'Too many messages. Try again later.')
  }
  send()
  submissions.add({ usid, kind, key, fingerprint, createdAt })
  return reply.code(204).send()
}

function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && KEY.test(key)) return key
  throw badRequest('The header Idempotency-Key is not valid.', { parameter: 'Idempotency-Key' })
}
