import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.js'

/** A mail that the sandbox would have sent; mails never leave the process. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /**
   * Origin of the mail, e.g. `contact`, `back-in-stock`, `passwordless`, `password-reset`, `account-changed`, `order`.
   */
  readonly kind: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The outbox: mails are added here instead of being sent, and tests read them at `GET /sandbox/mails`. */
export interface MailRepository {
  add(mail: Mail): void
  /** Oldest first. */
  all(): readonly Mail[]
}

/** Stores mails in the table `mail`. */
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
