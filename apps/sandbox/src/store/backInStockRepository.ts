import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull } from './row.js'

/** Who wants to hear when a piece is back. */
export interface BackInStockSubscription {
  readonly productId: string
  /** In small letters. */
  readonly email: string
  readonly locale: string
  readonly name: string | null
  readonly hasConsent: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface BackInStockRepository {
  /** False when the address waits for the piece already. */
  add(subscription: BackInStockSubscription): boolean
  /** Oldest first. */
  findByProduct(productId: string): readonly BackInStockSubscription[]
}

/** Keeps subscriptions in the table `back_in_stock`. */
export function createBackInStockRepository(database: DatabaseSync): BackInStockRepository {
  const insert = database.prepare('INSERT OR IGNORE INTO back_in_stock VALUES (?, ?, ?, ?, ?, ?)')
  const select = database.prepare('SELECT * FROM back_in_stock WHERE product_id = ? ORDER BY created_at, rowid')
  return {
    add({ productId, email, locale, name, hasConsent, createdAt }) {
      return insert.run(productId, email, locale, name, hasConsent ? 1 : 0, createdAt).changes === 1
    },
    findByProduct: (productId) =>
      select.all(productId).map((row) => ({
        productId: text(row, 'product_id'),
        email: text(row, 'email'),
        locale: text(row, 'locale'),
        name: textOrNull(row, 'name'),
        hasConsent: integer(row, 'has_consent') === 1,
        createdAt: integer(row, 'created_at'),
      })),
  }
}
