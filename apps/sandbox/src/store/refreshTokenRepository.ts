import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull } from './row.js'

export interface RefreshGrant {
  readonly clientId: string
  readonly usid: string
  /** The registered customer; null = guest. */
  readonly customerId: string | null
  /** `0` or `1`, as in the token. */
  readonly dnt: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface RefreshTokenRepository {
  add(token: string, grant: RefreshGrant): void
  /** `null` = never issued, or already rotated. */
  find(token: string): RefreshGrant | null
  /** Revokes a token. False when it was revoked already: only one of two parallel refreshes succeeds. */
  remove(token: string): boolean
  /** Revokes every token of a registered customer. */
  removeByCustomer(customerId: string): void
}

/** Stores refresh tokens in the table `refresh_token`. */
export function createRefreshTokenRepository(database: DatabaseSync): RefreshTokenRepository {
  const insert = database.prepare('INSERT INTO refresh_token VALUES (?, ?, ?, ?, ?, ?)')
  const find = database.prepare('SELECT * FROM refresh_token WHERE token = ?')
  const remove = database.prepare('DELETE FROM refresh_token WHERE token = ?')
  const removeByCustomer = database.prepare('DELETE FROM refresh_token WHERE customer_id = ?')
  return {
    add(token, grant) {
      insert.run(token, grant.clientId, grant.usid, grant.customerId, grant.dnt, grant.expiresAt)
    },
    find(token) {
      const row = find.get(token)
      if (!row) return null
      return {
        clientId: text(row, 'client_id'),
        usid: text(row, 'usid'),
        customerId: textOrNull(row, 'customer_id'),
        dnt: text(row, 'dnt'),
        expiresAt: integer(row, 'expires_at'),
      }
    },
    remove: (token) => remove.run(token).changes > 0,
    removeByCustomer(customerId) {
      removeByCustomer.run(customerId)
    },
  }
}
