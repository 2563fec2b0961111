import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull } from './row.js'

/** One activity received by the recommendation service. */
export interface StoredActivity {
  /** E.g. `viewProduct`. */
  readonly name: string
  readonly cookieId: string | null
  readonly userId: string | null
  /** The body as sent. */
  readonly body: Readonly<Record<string, unknown>>
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface ActivityRepository {
  add(activity: StoredActivity): void
  /** Oldest first. */
  all(): readonly StoredActivity[]
}

/** Stores activities in the table `activity`. */
export function createActivityRepository(database: DatabaseSync): ActivityRepository {
  const insert = database.prepare(
    'INSERT INTO activity (name, cookie_id, user_id, body, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM activity ORDER BY activity_id')
  return {
    add({ name, cookieId, userId, body, createdAt }) {
      insert.run(name, cookieId, userId, JSON.stringify(body), createdAt)
    },
    all: () =>
      select.all().map((row) => {
        const body: StoredActivity['body'] = JSON.parse(text(row, 'body'))
        return {
          name: text(row, 'name'),
          cookieId: textOrNull(row, 'cookie_id'),
          userId: textOrNull(row, 'user_id'),
          body,
          createdAt: integer(row, 'created_at'),
        }
      }),
  }
}
