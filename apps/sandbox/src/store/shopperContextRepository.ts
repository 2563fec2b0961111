import type { DatabaseSync } from 'node:sqlite'
import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import { integer, text } from './row.js'

/** A stored context. */
export interface StoredContext {
  readonly usid: string
  readonly context: ShopperContext
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export interface ShopperContextRepository {
  /** The context of a browser; null if it has none, or if it has expired at `now` (epoch milliseconds). */
  find(usid: string, now: number): StoredContext | null
  /** Inserts or replaces. */
  save(stored: StoredContext): void
  remove(usid: string): void
}

/** Stores contexts in the table `shopper_context`. */
export function createShopperContextRepository(database: DatabaseSync): ShopperContextRepository {
  const select = database.prepare('SELECT * FROM shopper_context WHERE usid = ? AND expires_at > ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO shopper_context VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM shopper_context WHERE usid = ?')
  return {
    find(usid, now) {
      const row = select.get(usid, now)
      if (!row) return null
      const context: ShopperContext = JSON.parse(text(row, 'context'))
      return { usid, context, expiresAt: integer(row, 'expires_at') }
    },
    save({ usid, context, expiresAt }) {
      upsert.run(usid, JSON.stringify(context), expiresAt)
    },
    remove(usid) {
      remove.run(usid)
    },
  }
}
