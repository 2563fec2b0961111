import type { DatabaseSync } from 'node:sqlite'
import { text, type Row } from './row.js'
import type { StoredBasket } from './storedBasket.js'

export interface BasketRepository {
  find(basketId: string): StoredBasket | null
  /** The open basket of a customer; ignores temporary ones. */
  findByCustomer(customerId: string): StoredBasket | null
  /** Temporary baskets of a customer, oldest first. */
  findTemporary(customerId: string): readonly StoredBasket[]
  /**
   * Inserts a basket or replaces it.
   * @throws when the customer has another open basket: check before calling
   */
  save(basket: StoredBasket): void
  remove(basketId: string): void
}

/** Stores baskets in the table `basket`. */
export function createBasketRepository(database: DatabaseSync): BasketRepository {
  const find = database.prepare('SELECT document FROM basket WHERE basket_id = ?')
  const findOpen = database.prepare('SELECT document FROM basket WHERE customer_id = ? AND is_temporary = 0')
  const findTemporary = database.prepare(
    'SELECT document FROM basket WHERE customer_id = ? AND is_temporary = 1 ORDER BY created_at, rowid',
  )
  const remove = database.prepare('DELETE FROM basket WHERE basket_id = ?')
  const upsert = database.prepare(`
    INSERT INTO basket VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (basket_id) DO UPDATE SET customer_id = excluded.customer_id, is_temporary = excluded.is_temporary,
      document = excluded.document
  `)
  return {
    find(basketId) {
      const row = find.get(basketId)
      return row ? toBasket(row) : null
    },
    findByCustomer(customerId) {
      const row = findOpen.get(customerId)
      return row ? toBasket(row) : null
    },
    findTemporary: (customerId) => findTemporary.all(customerId).map(toBasket),
    save(basket) {
      const { basketId, customerId, isTemporary, createdAt } = basket
      upsert.run(basketId, customerId, isTemporary ? 1 : 0, createdAt, JSON.stringify(basket))
    },
    remove(basketId) {
      remove.run(basketId)
    },
  }
}

function toBasket(row: Row): StoredBasket {
  const basket: StoredBasket = JSON.parse(text(row, 'document'))
  return basket
}
