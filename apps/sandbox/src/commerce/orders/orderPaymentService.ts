import type { StoredPayment } from '../../store/storedBasket.js'
import type { StoredOrder } from '../../store/storedOrder.js'
import { sumAmounts } from '../baskets/amounts.js'
import type { BasketCall } from '../baskets/basketService.js'
import { findPayment } from '../baskets/paymentService.js'
import type { JsonObject } from '../baskets/readBody.js'
import { readPayment } from '../baskets/readPayment.js'
import { redeem } from '../giftCertificates/redeem.js'
import { badRequest } from '../http/problem.js'
import { findOrder } from './orderService.js'

/** Unpaid amount of an order in major units. */
export function openAmount({ wire, payments }: StoredOrder): number {
  return sumAmounts([wire.orderTotal ?? 0, ...payments.map(({ amount }) => -(amount ?? 0))])
}

/**
 * createPaymentInstrumentForOrder: pays the open amount or a part of it.
 * @throws Problem 404 `order-not-found`, 400 when the order is placed or nothing is open
 */
export function addOrderPayment(orderNo: string, body: JsonObject, call: BasketCall): StoredOrder {
  const order = findOpenOrder(orderNo, call)
  const open = openAmount(order)
  if (open <= 0) throw badRequest('Nothing of the order is left to pay.')
  const payment = readPayment(body, null, scope(order, order.payments, call))
  return save(order, [...order.payments, { ...payment, amount: Math.min(payment.amount ?? open, open) }], call)
}

/**
 * updatePaymentInstrumentForOrder.
 * @throws Problem 404, 400 when the order is placed, and for a gift certificate: remove it instead
 */
export function updateOrderPayment(orderNo: string, id: string, body: JsonObject, call: BasketCall): StoredOrder {
  const order = findOpenOrder(orderNo, call)
  const before = findPayment(order.payments, id)
  const others = order.payments.filter((other) => other !== before)
  const payment = readPayment(body, before, scope(order, others, call))
  if (before.giftCertificateCode !== null || payment.giftCertificateCode !== null) {
    throw badRequest('A gift certificate of an order can’t be changed.', { parameter: 'giftCertificateCode' })
  }
  const room = sumAmounts([openAmount(order), before.amount ?? 0])
  const amount = Math.min(payment.amount ?? room, room)
  return save(
    order,
    order.payments.map((other) => (other === before ? { ...payment, amount } : other)),
    call,
  )
}

/**
 * removePaymentInstrumentFromOrder; refunds a gift certificate.
 * @throws Problem 404, 400 when the order is placed
 */
export function removeOrderPayment(orderNo: string, id: string, call: BasketCall): StoredOrder {
  const order = findOpenOrder(orderNo, call)
  const payment = findPayment(order.payments, id)
  return save(
    order,
    order.payments.filter((other) => other !== payment),
    call,
  )
}

function findOpenOrder(orderNo: string, call: BasketCall): StoredOrder {
  const order = findOrder(orderNo, call)
  if (order.wire.status === 'created') return order
  throw badRequest(`The payment of order '${orderNo}' can't change any more.`)
}

function scope({ currency }: StoredOrder, others: readonly StoredPayment[], { context }: BasketCall) {
  return { currency, others, giftCertificates: context.giftCertificates }
}

function save(order: StoredOrder, payments: readonly StoredPayment[], { context }: BasketCall): StoredOrder {
  const { orders, giftCertificates } = context
  return orders.atomically(() => {
    const changed = { ...order, payments }
    orders.save(changed)
    for (const [list, sign] of [[order.payments, -1] as const, [payments, 1] as const]) {
      for (const { giftCertificateCode: code, amount } of list) {
        if (code !== null) redeem(giftCertificates, code, sign * (amount ?? 0), order.currency)
      }
    }
    return changed
  })
}
