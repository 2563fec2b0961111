import type { DatabaseSync } from 'node:sqlite'
import { integer, text, type Row } from './row.js'
import { transaction } from './transaction.js'

/** An address of an address book. */
export interface StoredAddress {
  readonly addressId: string
  readonly isPreferred: boolean
  /** Known and `c_*` fields as in responses, without the two above. */
  readonly data: Readonly<Record<string, unknown>>
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
}

export interface CustomerAddressRepository {
  /** The preferred one first, then oldest first. */
  all(customerId: string): readonly StoredAddress[]
  find(customerId: string, addressId: string): StoredAddress | null
  /**
   * Inserts or replaces; a preferred one unsets the flag of all others.
   * @param replaces id of the address to replace, if it differs
   */
  save(customerId: string, address: StoredAddress, replaces?: string): void
  remove(customerId: string, addressId: string): void
}

/** Stores address books in the table `customer_address`. */
export function createCustomerAddressRepository(database: DatabaseSync): CustomerAddressRepository {
  const all = database.prepare(
    'SELECT * FROM customer_address WHERE customer_id = ? ORDER BY is_preferred DESC, created_at, rowid',
  )
  const find = database.prepare('SELECT * FROM customer_address WHERE customer_id = ? AND address_id = ?')
  const remove = database.prepare('DELETE FROM customer_address WHERE customer_id = ? AND address_id = ?')
  const unmark = database.prepare('UPDATE customer_address SET is_preferred = 0 WHERE customer_id = ?')
  const upsert = database.prepare(`
    INSERT INTO customer_address VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (customer_id, address_id) DO UPDATE SET is_preferred = excluded.is_preferred,
      data = excluded.data, modified_at = excluded.modified_at
  `)
  return {
    all: (customerId) => all.all(customerId).map(toAddress),
    find(customerId, addressId) {
      const row = find.get(customerId, addressId)
      return row ? toAddress(row) : null
    },
    save(customerId, { addressId, isPreferred, data, createdAt, modifiedAt }, replaces) {
      transaction(database, () => {
        if (replaces !== undefined && replaces !== addressId) remove.run(customerId, replaces)
        if (isPreferred) unmark.run(customerId)
        upsert.run(customerId, addressId, isPreferred ? 1 : 0, JSON.stringify(data), createdAt, modifiedAt)
      })
    },
    remove(customerId, addressId) {
      remove.run(customerId, addressId)
    },
  }
}

function toAddress(row: Row): StoredAddress {
  const data: Readonly<Record<string, unknown>> = JSON.parse(text(row, 'data'))
  return {
    addressId: text(row, 'address_id'),
    isPreferred: integer(row, 'is_preferred') === 1,
    data,
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
  }
}
