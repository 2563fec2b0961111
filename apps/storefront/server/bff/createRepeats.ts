import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { FastifyRequest } from 'fastify'
import { mayHaveArrived } from '../upstream/mayHaveArrived.js'
import type { ScapiAnswer } from './callScapi.js'

const REPEAT_MS = 600_000
const MAX_KEPT = 5000
const MAX_BYTES = 32 * 1024 * 1024
/** Approximate bytes of an entry without its response. */
const ENTRY_BYTES = 512
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Statuses that mean the platform did nothing, so the key may be used again. */
const UNDONE = new Set([401, 408, 425, 429, 503])

const REUSED: ScapiAnswer = {
  status: 400,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/idempotency-key-reused',
    title: 'Idempotency Key Reused',
    detail: 'The key belongs to another call.',
  }),
  headers: {},
}

/** One write of one shopper. */
export interface Write {
  /** Scopes the key to one shopper. */
  readonly owner: string
  readonly key: string
  readonly method: string
  /** Path with query. */
  readonly url: string
  readonly body: object | undefined
  /** Whether the platform itself deduplicates by key. */
  readonly isSafeToRepeat: boolean
}

/** Sends each write once. */
export interface Repeats {
  once(write: Write, send: () => Promise<ScapiAnswer>): Promise<ScapiAnswer>
}

interface Kept {
  readonly content: string
  readonly answer: Promise<ScapiAnswer>
  readonly bytes: number
}

/** The `Idempotency-Key` of a write; null = not a write, or no valid key. */
export function readIdempotencyKey({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): string | null {
  const key = headers['idempotency-key']
  return method !== 'GET' && typeof key === 'string' && UUID.test(key) ? key : null
}

/**
 * Sends a write with a known `Idempotency-Key` only once in ten minutes. A repeat gets the first response, or the same
 * error if that response was lost, since it is unknown whether the write was done. Keys of writes that were certainly
 * not done are removed. Reusing the key for different content is refused with 400 `idempotency-key-reused`.
 */
export function createRepeats(): Repeats {
  const kept = new LRUCache<string, Kept>({
    max: MAX_KEPT,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: REPEAT_MS,
  })

  return {
    once({ owner, key, method, url, body, isSafeToRepeat }, send) {
      const name = `${owner} ${key} ${method} ${url.split('?', 1)[0]}`
      const content = createHash('sha256')
        .update(`${url} ${JSON.stringify(body ?? null)}`)
        .digest('base64')
      const known = kept.get(name)
      if (known) return known.content === content ? known.answer : Promise.resolve(REUSED)

      const answer = send()
      const entry: Kept = { content, answer, bytes: ENTRY_BYTES }
      kept.set(name, entry)
      const settle = (isKept: boolean, bytes: number) => {
        if (kept.peek(name) !== entry) return
        if (isKept) kept.set(name, { ...entry, bytes: ENTRY_BYTES + bytes })
        else kept.delete(name)
      }
      answer.then(
        (given) => settle(!UNDONE.has(given.status) && !(isSafeToRepeat && given.status >= 500), given.body.length),
        (error: unknown) => settle(!isSafeToRepeat && mayHaveArrived(error), 0),
      )
      return answer
    },
  }
}
