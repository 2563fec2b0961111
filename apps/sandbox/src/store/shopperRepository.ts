import type { DatabaseSync } from 'node:sqlite'
import { createCustomerId } from './identifiers.js'
import { text } from './row.js'

/** Who calls: `usid` names the browser. */
export interface Shopper {
  readonly usid: string
  /** The customer whose data the calls reach: the guest's, or the registered one's after login. */
  readonly customerId: string
  /** The guest customer of the browser; stays the same through login, so that a guest's basket can be merged. */
  readonly guestCustomerId: string
  /** Login of a registered shopper; null = guest. */
  readonly login: string | null
}

export interface ShopperRepository {
  /** Finds the shopper of a usid or creates one, so that a guest who comes back keeps the basket. */
  findOrCreate(usid: string, now: number): Shopper
}

/** Keeps guests in the table `shopper`. */
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
