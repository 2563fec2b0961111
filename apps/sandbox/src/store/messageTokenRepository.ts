import type { DatabaseSync } from 'node:sqlite'
import { loginKey } from './customerRepository.js'
import { integer, text, textOrNull } from './row.js'

/** Action that a code sent by mail or text message allows. */
export type MessagePurpose = 'passwordless' | 'password-reset'

/** A customer to register when the code is redeemed. */
export interface PendingRegistration {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string
}

export interface MessageGrant {
  readonly clientId: string
  readonly login: string
  /** S256 challenge; empty = the code alone is sufficient. */
  readonly codeChallenge: string
  readonly usid: string | null
  readonly registration: PendingRegistration | null
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface MessageTokenRepository {
  /** A new code invalidates the older one of the same purpose and login. */
  add(token: string, purpose: MessagePurpose, grant: MessageGrant): void
  find(token: string, purpose: MessagePurpose): MessageGrant | null
  /** Invalidates a code. False when it was invalid already. */
  remove(token: string): boolean
  /** Invalidates every code of a login. */
  removeByLogin(login: string): void
}

/** Stores codes in the table `message_token`. */
export function createMessageTokenRepository(database: DatabaseSync): MessageTokenRepository {
  const insert = database.prepare('INSERT OR REPLACE INTO message_token VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const find = database.prepare('SELECT * FROM message_token WHERE token = ? AND purpose = ?')
  const remove = database.prepare('DELETE FROM message_token WHERE token = ?')
  const removeByLogin = database.prepare('DELETE FROM message_token WHERE login_key = ?')
  return {
    add(token, purpose, { clientId, login, codeChallenge, usid, registration, expiresAt }) {
      const pending = registration && JSON.stringify(registration)
      insert.run(token, purpose, clientId, loginKey(login), codeChallenge, usid, pending, expiresAt)
    },
    find(token, purpose) {
      const row = find.get(token, purpose)
      if (!row) return null
      const pending = textOrNull(row, 'registration')
      const registration: PendingRegistration | null = pending === null ? null : JSON.parse(pending)
      return {
        clientId: text(row, 'client_id'),
        login: text(row, 'login_key'),
        codeChallenge: text(row, 'code_challenge'),
        usid: textOrNull(row, 'usid'),
        registration,
        expiresAt: integer(row, 'expires_at'),
      }
    },
    remove: (token) => remove.run(token).changes > 0,
    removeByLogin(login) {
      removeByLogin.run(loginKey(login))
    },
  }
}
