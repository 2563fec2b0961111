import type { DatabaseSync } from 'node:sqlite'
import { loginKey } from './customerRepository.js'
import { integer, text, textOrNull } from './row.js'

/** What a code that was sent by mail or text message lets its reader do. */
export type MessagePurpose = 'passwordless' | 'password-reset'

/** Who is to be registered once the code comes back. */
export interface PendingRegistration {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string
}

export interface MessageGrant {
  readonly clientId: string
  readonly login: string
  /** S256 challenge; empty = the code alone is enough. */
  readonly codeChallenge: string
  readonly usid: string | null
  readonly registration: PendingRegistration | null
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface MessageTokenRepository {
  /** A newer code of the same purpose and login voids the older one. */
  add(token: string, purpose: MessagePurpose, grant: MessageGrant): void
  find(token: string, purpose: MessagePurpose): MessageGrant | null
  /** Voids a code. False when it was void already. */
  remove(token: string): boolean
  /** Voids every code of a login. */
  removeByLogin(login: string): void
}

/** Keeps codes in the table `message_token`. */
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
