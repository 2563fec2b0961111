import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.js'

/** A submitted form. */
export interface Submission {
  readonly usid: string
  /** Kind of form, e.g. `contact`. */
  readonly kind: string
  /** `Idempotency-Key` of the call; null = none. */
  readonly key: string | null
  /** Hash of the body, to distinguish a repeat from another message with the same key. */
  readonly fingerprint: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface SubmissionRepository {
  add(submission: Submission): void
  /** Fingerprint of the submission with a key; null = none. */
  findFingerprint(usid: string, kind: string, key: string): string | null
  /** Times of a shopper's submissions of a kind since then, oldest first; epoch milliseconds. */
  timesSince(usid: string, kind: string, since: number): readonly number[]
}

/** Stores submissions in the table `submission`. */
export function createSubmissionRepository(database: DatabaseSync): SubmissionRepository {
  const insert = database.prepare(
    'INSERT INTO submission (usid, kind, idempotency_key, fingerprint, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const find = database.prepare(
    'SELECT fingerprint FROM submission WHERE usid = ? AND kind = ? AND idempotency_key = ?',
  )
  const times = database.prepare(
    'SELECT created_at FROM submission WHERE usid = ? AND kind = ? AND created_at > ? ORDER BY created_at',
  )
  return {
    add({ usid, kind, key, fingerprint, createdAt }) {
      insert.run(usid, kind, key, fingerprint, createdAt)
    },
    findFingerprint(usid, kind, key) {
      const row = find.get(usid, kind, key)
      return row ? text(row, 'fingerprint') : null
    },
    timesSince: (usid, kind, since) => times.all(usid, kind, since).map((row) => integer(row, 'created_at')),
  }
}
