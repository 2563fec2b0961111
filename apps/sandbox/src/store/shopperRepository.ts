import type { DatabaseSync } from 'node:sqlite'
import { createCustomerId } from './identifiers.js'
import { text } from './row.js'

/** A guest: `usid` names the browser, `customerId` the guest customer that owns its basket. */
export interface Shopper {
  readonly usid: string
  readonly customerId: string
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
      if (row) return { usid, customerId: text(row, 'customer_id') }
      const customerId = createCustomerId()
      insert.run(usid, customerId, now)
      return { usid, customerId }
    },
  }
}
