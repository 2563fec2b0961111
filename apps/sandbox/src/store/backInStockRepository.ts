import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull } from './row.js'

/** A subscription to a product's return to stock. */
export interface BackInStockSubscription {
  readonly productId: string
  /** Lower case. */
  readonly email: string
  readonly locale: string
  readonly name: string | null
  readonly hasConsent: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface BackInStockRepository {
  /** False when the address is already subscribed to the product. */
  add(subscription: BackInStockSubscription): boolean
  /** Oldest first. */
  findByProduct(productId: string): readonly BackInStockSubscription[]
}

/** Stores subscriptions in the table `back_in_stock`. */
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
