import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { integer, text, type Row } from './row.js'
import type { StoredOrder } from './storedOrder.js'
import { transaction } from './transaction.js'

/** Filter for the orders of a customer. */
export interface OrderFilter {
  readonly limit: number
  readonly offset: number
  /** Empty = every status. */
  readonly statuses: readonly string[]
  /** Epoch milliseconds, inclusive. */
  readonly from: number | null
  /** Epoch milliseconds, inclusive. */
  readonly until: number | null
}

export interface OrderRepository {
  find(orderNo: string): StoredOrder | null
  /** Orders of a customer, newest first, and the total number of matches. Without a filter: all of them. */
  findByCustomer(
    customerId: string,
    filter?: OrderFilter,
  ): { readonly orders: readonly StoredOrder[]; readonly total: number }
  /** Every order, newest first. */
  all(): readonly StoredOrder[]
  /** Every order except failed and cancelled ones. */
  standing(): readonly StoredOrder[]
  /** Number of orders with a coupon, without failed and cancelled ones. */
  countByCoupon(code: string): number
  /** Inserts an order or replaces it. */
  save(order: StoredOrder): void
  /** An unused order number. */
  nextNumber(): string
  /** Runs related writes atomically, e.g. an order and the deletion of its basket. */
  atomically<T>(work: () => T): T
}

const EVERYTHING: OrderFilter = { limit: -1, offset: 0, statuses: [], from: null, until: null }
const FIRST_NUMBER = 10_000

/** Stores orders in the table `shop_order`. */
export function createOrderRepository(database: DatabaseSync): OrderRepository {
  const find = database.prepare('SELECT document FROM shop_order WHERE order_no = ?')
  const last = database.prepare('SELECT max(CAST(order_no AS INTEGER)) AS number FROM shop_order')
  const countByCoupon = database.prepare(`
    SELECT count(*) AS number FROM shop_order, json_each(shop_order.document, '$.wire.couponItems') AS coupon
    WHERE coupon.value ->> 'code' = ? AND status NOT IN ('failed', 'cancelled')
  `)
  const standing = database.prepare("SELECT document FROM shop_order WHERE status NOT IN ('failed', 'cancelled')")
  const all = database.prepare('SELECT document FROM shop_order ORDER BY created_at DESC, order_no DESC')
  const upsert = database.prepare(`
    INSERT INTO shop_order VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (order_no) DO UPDATE SET status = excluded.status, document = excluded.document
  `)
  return {
    find(orderNo) {
      const row = find.get(orderNo)
      return row ? toOrder(row) : null
    },
    findByCustomer(customerId, filter = EVERYTHING) {
      const { where, values } = conditions(customerId, filter)
      const count = database.prepare(`SELECT count(*) AS number FROM shop_order WHERE ${where}`).get(...values)
      const rows = database
        .prepare(
          `SELECT document FROM shop_order WHERE ${where} ORDER BY created_at DESC, order_no DESC LIMIT ? OFFSET ?`,
        )
        .all(...values, filter.limit, filter.offset)
      return { orders: rows.map(toOrder), total: count ? integer(count, 'number') : 0 }
    },
    all: () => all.all().map(toOrder),
    standing: () => standing.all().map(toOrder),
    countByCoupon(code) {
      const row = countByCoupon.get(code)
      return row ? integer(row, 'number') : 0
    },
    save(order) {
      const { orderNo, customerId, wire, createdAt } = order
      upsert.run(orderNo, customerId, wire.status ?? 'created', createdAt, JSON.stringify(order))
    },
    nextNumber() {
      const highest = last.get()?.['number']
      return String(Math.max(typeof highest === 'number' ? highest : 0, FIRST_NUMBER) + 1).padStart(8, '0')
    },
    atomically: (work) => transaction(database, work),
  }
}

function conditions(customerId: string, { statuses, from, until }: OrderFilter) {
  const values: SQLInputValue[] = [customerId]
  const terms = ['customer_id = ?']
  if (statuses.length > 0) {
    terms.push(`status IN (${statuses.map(() => '?').join(', ')})`)
    values.push(...statuses)
  }
  if (from !== null) {
    terms.push('created_at >= ?')
    values.push(from)
  }
  if (until !== null) {
    terms.push('created_at <= ?')
    values.push(until)
  }
  return { where: terms.join(' AND '), values }
}

function toOrder(row: Row): StoredOrder {
  const order: StoredOrder = JSON.parse(text(row, 'document'))
  return order
}
