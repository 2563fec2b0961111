import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull } from './row.js'

/** Tokens that a code can be exchanged for: a shopper's or a trusted agent's. */
export type CodePurpose = 'login' | 'agent'

/** Data that an authorization code is bound to. */
export interface AuthorizationGrant {
  readonly clientId: string
  readonly redirectUri: string
  /** S256 challenge; empty for a private client, which authenticates with its secret. */
  readonly codeChallenge: string
  readonly usid: string
  /** The registered customer who logged in; null = guest. */
  readonly customerId: string | null
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface AuthorizationCodeRepository {
  add(code: string, purpose: CodePurpose, grant: AuthorizationGrant): void
  /** Returns a grant once and invalidates the code in any case. `null` = unknown or used. */
  take(code: string, purpose: CodePurpose): AuthorizationGrant | null
}

/** Stores one-time codes in the table `authorization_code`. */
export function createAuthorizationCodeRepository(database: DatabaseSync): AuthorizationCodeRepository {
  const insert = database.prepare('INSERT INTO authorization_code VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const remove = database.prepare('DELETE FROM authorization_code WHERE code = ? AND purpose = ? RETURNING *')
  return {
    add(code, purpose, { clientId, redirectUri, codeChallenge, usid, customerId, expiresAt }) {
      insert.run(code, purpose, clientId, redirectUri, codeChallenge, usid, customerId, expiresAt)
    },
    take(code, purpose) {
      const row = remove.get(code, purpose)
      if (!row) return null
      return {
        clientId: text(row, 'client_id'),
        redirectUri: text(row, 'redirect_uri'),
        codeChallenge: text(row, 'code_challenge'),
        usid: text(row, 'usid'),
        customerId: textOrNull(row, 'customer_id'),
        expiresAt: integer(row, 'expires_at'),
      }
    },
  }
}
