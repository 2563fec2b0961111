import type { DatabaseSync } from 'node:sqlite'
import type { OrderAddress } from '@vitrine/commerce-client/types/basket'
import type { Currency } from '../seed/seedTypes.js'
import { isCurrency } from '../commerce/http/market.js'
import { integer, text, textOrNull, type Row } from './row.js'
import { transaction } from './transaction.js'

/** One line as it is kept; names and prices come from the catalogue. */
export interface StoredItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** A basket as it is kept; totals are worked out when it is read. */
export interface StoredBasket {
  readonly basketId: string
  readonly customerId: string
  readonly currency: Currency
  readonly email: string | null
  readonly shippingMethodId: string | null
  readonly shippingAddress: OrderAddress | null
  /** `c_*` fields that the client sent. */
  readonly custom: Readonly<Record<string, unknown>>
  readonly items: readonly StoredItem[]
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
}

export interface BasketRepository {
  findByCustomer(customerId: string): StoredBasket | null
  /** Inserts a basket or replaces it with all its lines. */
  save(basket: StoredBasket): void
  remove(basketId: string): void
}

/** Keeps baskets in the tables `basket` and `basket_item`. */
export function createBasketRepository(database: DatabaseSync): BasketRepository {
  const findBasket = database.prepare('SELECT * FROM basket WHERE customer_id = ?')
  const findItems = database.prepare('SELECT * FROM basket_item WHERE basket_id = ? ORDER BY position')
  const removeBasket = database.prepare('DELETE FROM basket WHERE basket_id = ?')
  const removeItems = database.prepare('DELETE FROM basket_item WHERE basket_id = ?')
  const insertItem = database.prepare('INSERT INTO basket_item VALUES (?, ?, ?, ?, ?)')
  const upsertBasket = database.prepare(`
    INSERT INTO basket VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (basket_id) DO UPDATE SET currency = excluded.currency, email = excluded.email,
      shipping_method_id = excluded.shipping_method_id, shipping_address = excluded.shipping_address,
      custom = excluded.custom, modified_at = excluded.modified_at
  `)

  return {
    findByCustomer(customerId) {
      const row = findBasket.get(customerId)
      return row ? toBasket(row, findItems.all(text(row, 'basket_id'))) : null
    },
    save(basket) {
      const { basketId, customerId, currency, email, shippingMethodId, createdAt, modifiedAt } = basket
      const address = basket.shippingAddress && JSON.stringify(basket.shippingAddress)
      const custom = JSON.stringify(basket.custom)
      transaction(database, () => {
        upsertBasket.run(
          basketId,
          customerId,
          currency,
          email,
          shippingMethodId,
          address,
          custom,
          createdAt,
          modifiedAt,
        )
        removeItems.run(basketId)
        for (const [position, { itemId, productId, quantity }] of basket.items.entries()) {
          insertItem.run(itemId, basketId, productId, quantity, position)
        }
      })
    },
    remove(basketId) {
      removeBasket.run(basketId)
    },
  }
}

function toBasket(row: Row, items: readonly Row[]): StoredBasket {
  const currency = text(row, 'currency')
  if (!isCurrency(currency)) throw new TypeError(`Basket currency "${currency}" is unknown. Delete the database file.`)
  const address = textOrNull(row, 'shipping_address')
  const shippingAddress: OrderAddress | null = address === null ? null : JSON.parse(address)
  const custom: Record<string, unknown> = JSON.parse(text(row, 'custom'))
  return {
    basketId: text(row, 'basket_id'),
    customerId: text(row, 'customer_id'),
    currency,
    email: textOrNull(row, 'email'),
    shippingMethodId: textOrNull(row, 'shipping_method_id'),
    shippingAddress,
    custom,
    items: items.map((item) => ({
      itemId: text(item, 'item_id'),
      productId: text(item, 'product_id'),
      quantity: integer(item, 'quantity'),
    })),
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
  }
}
