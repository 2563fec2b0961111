import type { DatabaseSync } from 'node:sqlite'
import { createCustomerId } from './identifiers.js'
import { text } from './row.js'

/** The caller; `usid` identifies the browser. */
export interface Shopper {
  readonly usid: string
  /** The customer whose data the calls access: the guest, or the registered customer after login. */
  readonly customerId: string
  /** The guest customer of the browser; unchanged by a login, so that the guest's basket can be merged. */
  readonly guestCustomerId: string
  /** Login of a registered shopper; null = guest. */
  readonly login: string | null
}

export interface ShopperRepository {
  /** Finds the shopper of a usid or creates one, so that a returning guest keeps the basket. */
  findOrCreate(usid: string, now: number): Shopper
}

/** Stores guests in the table `shopper`. */
export function createShopperRepository(database: DatabaseSync): ShopperRepository {
  const find = database.prepare('SELECT customer_id FROM shopper WHERE usid = ?')
  const insert = database.prepare('INSERT INTO shopper (usid, customer_id, created_at) VALUES (?, ?, ?)')
  return {
    findOrCreate(usid, now) {
      const row = find.get(usid)
      if (row) return guest(usid, text(row, 'customer_id'))
      const customerId = createCustomerId()
      insert.run(usid, customerId, now)
      return guest(usid, customerId)
    },
  }
}

function guest(usid: string, customerId: string): Shopper {
  return { usid, customerId, guestCustomerId: customerId, login: null }
}
