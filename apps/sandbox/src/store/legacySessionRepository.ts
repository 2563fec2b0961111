import type { DatabaseSync } from 'node:sqlite'
import { createObjectId } from './identifiers.js'
import { text, textOrNull } from './row.js'

/** The shopper of a legacy storefront session (`dwsid`). */
export interface LegacySession {
  readonly usid: string
  /** The registered customer; null = guest. */
  readonly customerId: string | null
}

export interface LegacySessionRepository {
  find(dwsid: string): LegacySession | null
  /** Returns a shopper's session; a login or logout starts a new one, so that an old `dwsid` becomes invalid. */
  open(session: LegacySession): string
}

/** Stores sessions in the table `legacy_session`, one per usid. */
export function createLegacySessionRepository(database: DatabaseSync): LegacySessionRepository {
  const find = database.prepare('SELECT * FROM legacy_session WHERE dwsid = ?')
  const findByUsid = database.prepare('SELECT * FROM legacy_session WHERE usid = ?')
  const save = database.prepare('INSERT OR REPLACE INTO legacy_session (usid, dwsid, customer_id) VALUES (?, ?, ?)')
  return {
    find(dwsid) {
      const row = find.get(dwsid)
      return row ? { usid: text(row, 'usid'), customerId: textOrNull(row, 'customer_id') } : null
    },
    open({ usid, customerId }) {
      const row = findByUsid.get(usid)
      if (row && textOrNull(row, 'customer_id') === customerId) return text(row, 'dwsid')
      const dwsid = createObjectId()
      save.run(usid, dwsid, customerId)
      return dwsid
    },
  }
}
