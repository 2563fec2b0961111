import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.js'

/** A mail that the sandbox would have sent; nothing ever leaves the process. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** What made it, e.g. `contact`, `back-in-stock`, `passwordless`, `password-reset`, `account-changed`, `order`. */
  readonly kind: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The outbox: whoever would send a mail adds it here, tests read it at `GET /sandbox/mails`. */
export interface MailRepository {
  add(mail: Mail): void
  /** Oldest first. */
  all(): readonly Mail[]
}

/** Keeps mails in the table `mail`. */
export function createMailRepository(database: DatabaseSync): MailRepository {
  const insert = database.prepare(
    'INSERT INTO mail (recipient, subject, body, kind, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM mail ORDER BY mail_id')
  return {
    add({ to, subject, body, kind, createdAt }) {
      insert.run(to, subject, body, kind, createdAt)
    },
    all: () =>
      select.all().map((row) => ({
        to: text(row, 'recipient'),
        subject: text(row, 'subject'),
        body: text(row, 'body'),
        kind: text(row, 'kind'),
        createdAt: integer(row, 'created_at'),
      })),
  }
}
