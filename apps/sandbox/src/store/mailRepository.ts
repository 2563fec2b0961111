import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull } from './row.js'

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
  /** The same content as HTML; absent for a mail of plain text. */
  readonly html?: string | undefined
  readonly attachments?: readonly MailAttachment[] | undefined
  /** Identifies repetitions: a mail with a stored id is ignored. */
  readonly messageId?: string | undefined
}

/** A file of a mail, as text. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
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
    'INSERT OR IGNORE INTO mail (recipient, subject, body, kind, created_at, html, attachments, message_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM mail ORDER BY mail_id')
  return {
    add({ to, subject, body, kind, createdAt, html = null, attachments = [], messageId = null }) {
      insert.run(to, subject, body, kind, createdAt, html, JSON.stringify(attachments), messageId)
    },
    all: () =>
      select.all().map((row) => {
        const html = textOrNull(row, 'html')
        const attachments: readonly MailAttachment[] = JSON.parse(text(row, 'attachments'))
        return {
          to: text(row, 'recipient'),
          subject: text(row, 'subject'),
          body: text(row, 'body'),
          kind: text(row, 'kind'),
          createdAt: integer(row, 'created_at'),
          ...(html !== null && { html }),
          ...(attachments.length > 0 && { attachments }),
        }
      }),
  }
}
