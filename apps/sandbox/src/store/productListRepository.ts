import type { DatabaseSync } from 'node:sqlite'
import { integer, text, type Row } from './row.js'
import { transaction } from './transaction.js'

/** Known and `c_*` fields as in responses. */
export type ListFields = Readonly<Record<string, unknown>>

export interface StoredListItem {
  readonly itemId: string
  readonly data: ListFields
}

/** A product list, e.g. a wish list, of a guest or a registered customer. */
export interface StoredProductList {
  readonly listId: string
  readonly data: ListFields
  readonly items: readonly StoredListItem[]
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
}

export interface OwnedProductList extends StoredProductList {
  readonly customerId: string
}

export interface ProductListRepository {
  /** Oldest first. */
  all(customerId: string): readonly StoredProductList[]
  find(customerId: string, listId: string): StoredProductList | null
  /** A public list, whoever owns it. */
  findPublic(listId: string): OwnedProductList | null
  /** Inserts a list or replaces it with all its items. */
  save(customerId: string, list: StoredProductList): void
  remove(customerId: string, listId: string): void
}

/** Stores lists in the tables `product_list` and `product_list_item`. */
export function createProductListRepository(database: DatabaseSync): ProductListRepository {
  const all = database.prepare('SELECT * FROM product_list WHERE customer_id = ? ORDER BY created_at, rowid')
  const find = database.prepare('SELECT * FROM product_list WHERE customer_id = ? AND list_id = ?')
  const findPublic = database.prepare("SELECT * FROM product_list WHERE list_id = ? AND data ->> '$.public' = 1")
  const items = database.prepare('SELECT * FROM product_list_item WHERE list_id = ? ORDER BY position')
  const remove = database.prepare('DELETE FROM product_list WHERE customer_id = ? AND list_id = ?')
  const removeItems = database.prepare('DELETE FROM product_list_item WHERE list_id = ?')
  const insertItem = database.prepare('INSERT INTO product_list_item VALUES (?, ?, ?, ?)')
  const upsert = database.prepare(`
    INSERT INTO product_list VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (list_id) DO UPDATE SET data = excluded.data, modified_at = excluded.modified_at
  `)
  const read = (row: Row) => toList(row, items.all(text(row, 'list_id')))
  return {
    all: (customerId) => all.all(customerId).map(read),
    find(customerId, listId) {
      const row = find.get(customerId, listId)
      return row ? read(row) : null
    },
    findPublic(listId) {
      const row = findPublic.get(listId)
      return row ? { ...read(row), customerId: text(row, 'customer_id') } : null
    },
    save(customerId, list) {
      transaction(database, () => {
        upsert.run(list.listId, customerId, JSON.stringify(list.data), list.createdAt, list.modifiedAt)
        removeItems.run(list.listId)
        for (const [position, { itemId, data }] of list.items.entries()) {
          insertItem.run(itemId, list.listId, position, JSON.stringify(data))
        }
      })
    },
    remove(customerId, listId) {
      remove.run(customerId, listId)
    },
  }
}

function toList(row: Row, items: readonly Row[]): StoredProductList {
  return {
    listId: text(row, 'list_id'),
    data: fields(row),
    items: items.map((item) => ({ itemId: text(item, 'item_id'), data: fields(item) })),
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
  }
}

function fields(row: Row): ListFields {
  const data: ListFields = JSON.parse(text(row, 'data'))
  return data
}
