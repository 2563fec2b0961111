import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.js'

/** What an authorization code is bound to. */
export interface AuthorizationGrant {
  readonly clientId: string
  readonly redirectUri: string
  /** S256 challenge; empty for a private client, which proves itself with its secret. */
  readonly codeChallenge: string
  readonly usid: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface AuthorizationCodeRepository {
  add(code: string, grant: AuthorizationGrant): void
  /** Hands a grant out once; the code is void afterwards, whatever the caller makes of it. `null` = unknown or used. */
  take(code: string): AuthorizationGrant | null
}

/** Keeps one-time codes in the table `authorization_code`. */
export function createAuthorizationCodeRepository(database: DatabaseSync): AuthorizationCodeRepository {
  const insert = database.prepare(
    'INSERT INTO authorization_code (code, client_id, redirect_uri, code_challenge, usid, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const remove = database.prepare('DELETE FROM authorization_code WHERE code = ? RETURNING *')
  return {
    add(code, grant) {
      insert.run(code, grant.clientId, grant.redirectUri, grant.codeChallenge, grant.usid, grant.expiresAt)
    },
    take(code) {
      const row = remove.get(code)
      if (!row) return null
      return {
        clientId: text(row, 'client_id'),
        redirectUri: text(row, 'redirect_uri'),
        codeChallenge: text(row, 'code_challenge'),
        usid: text(row, 'usid'),
        expiresAt: integer(row, 'expires_at'),
      }
    },
  }
}
