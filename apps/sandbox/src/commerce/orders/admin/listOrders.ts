import type { Order } from '@vitrine/commerce-client/types/order'
import type { CommerceContext } from '../../commerceContext.js'
import { first, type Query } from '../../http/query.js'
import { readInstant, readInteger } from '../../http/readQuery.js'
import { toOrder } from '../makeOrder.js'

/** One page of orders. */
export interface OrderPage {
  readonly data: readonly Order[]
  readonly limit: number
  readonly offset: number
  readonly total: number
}

const MAXIMUM_LIMIT = 200
const DEFAULT_LIMIT = 25
/** The platform refuses to page further. */
const LAST_POSITION = 10_000

const STATUS_FILTERS = ['status', 'paymentStatus', 'confirmationStatus', 'exportStatus', 'shippingStatus'] as const

/**
 * getOrders: newest first, filtered by statuses and by the time of creation or of the last change.
 * @throws Problem 400 for a wrong page or time
 */
export function listOrders(query: Query, { orders, now }: Pick<CommerceContext, 'orders' | 'now'>): OrderPage {
  const limit = readInteger(query, 'limit', DEFAULT_LIMIT, 1, MAXIMUM_LIMIT)
  const offset = readInteger(query, 'offset', 0, 0, LAST_POSITION - limit)
  const tests: readonly ((order: Order) => boolean)[] = [
    ...STATUS_FILTERS.map((name) => {
      const wanted = first(query, name)
      return (order: Order) => wanted === undefined || order[name] === wanted
    }),
    between(query, 'creationDate'),
    between(query, 'lastModified', 'lastModifiedDate'),
  ]
  const found = orders.all().filter(({ wire }) => tests.every((test) => test(wire)))
  const data = found.slice(offset, offset + limit).map((order) => toOrder(order, now()))
  return { data, limit, offset, total: found.length }
}

function between(query: Query, property: 'creationDate' | 'lastModified', parameter: string = property) {
  const from = readInstant(query, `${parameter}From`) ?? Number.NEGATIVE_INFINITY
  const to = readInstant(query, `${parameter}To`) ?? Number.POSITIVE_INFINITY
  return (order: Order) => {
    const instant = Date.parse(order[property] ?? '')
    return Number.isNaN(instant) || (instant >= from && instant <= to)
  }
}
