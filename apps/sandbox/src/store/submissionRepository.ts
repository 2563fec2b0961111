import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.js'

/** A form that a shopper has sent. */
export interface Submission {
  readonly usid: string
  /** Which form, e.g. `contact`. */
  readonly kind: string
  /** `Idempotency-Key` of the call; null = none. */
  readonly key: string | null
  /** Hash of the body, to tell a repeat from another message under the same key. */
  readonly fingerprint: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface SubmissionRepository {
  add(submission: Submission): void
  /** Fingerprint of what was sent under a key; null = nothing was. */
  findFingerprint(usid: string, kind: string, key: string): string | null
  /** When a shopper sent forms of a kind since then, oldest first; epoch milliseconds. */
  timesSince(usid: string, kind: string, since: number): readonly number[]
}

/** Keeps submissions in the table `submission`. */
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
