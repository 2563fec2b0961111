import type { DatabaseSync } from 'node:sqlite'

/** Access tokens revoked by a logout, by `jti`. */
export interface RevokedTokenRepository {
  /** @param expiresAt epoch milliseconds at which the token expires anyway and its entry can be deleted */
  add(jti: string, expiresAt: number, now: number): void
  has(jti: string): boolean
}

/** Stores them in the table `revoked_token`. */
export function createRevokedTokenRepository(database: DatabaseSync): RevokedTokenRepository {
  const insert = database.prepare('INSERT OR IGNORE INTO revoked_token VALUES (?, ?)')
  const forget = database.prepare('DELETE FROM revoked_token WHERE expires_at <= ?')
  const find = database.prepare('SELECT 1 FROM revoked_token WHERE jti = ?')
  return {
    add(jti, expiresAt, now) {
      forget.run(now)
      insert.run(jti, expiresAt)
    },
    has: (jti) => find.get(jti) !== undefined,
  }
}
