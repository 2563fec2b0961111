import type { StoredOrder } from '../../store/storedOrder.js'
import { findBasket, type BasketCall } from '../baskets/basketService.js'
import { priceBasket } from '../baskets/priceBasket.js'
import { readRequiredText, type JsonObject } from '../baskets/readBody.js'
import { issueCertificates } from '../giftCertificates/issueCertificates.js'
import { redeem } from '../giftCertificates/redeem.js'
import { Problem, badRequest } from '../http/problem.js'
import { closeOrder, statusTransition } from './closeOrder.js'
import { makeOrder } from './makeOrder.js'
import { assertOrderable } from './orderChecks.js'
import { moveStock } from './orderStock.js'
import { settlePayments } from './settlePayments.js'

const FAIL_REASONS = ['payment_confirm_failure', 'payment_capture_failure', 'payment_auth_failure']

/**
 * createOrder: converts the basket to an order and deletes it, so that a second call ends in 404. Purchased gift
 * certificates are issued and mailed, and the products are removed from stock.
 * @throws Problem 404 `basket-not-found`, 400 `bad-request` for a basket that cannot be ordered
 */
export function createOrder(body: JsonObject, call: BasketCall): StoredOrder {
  const { orders, baskets, giftCertificates, now } = call.context
  const basket = findBasket(readRequiredText(body, 'basketId'), call)
  const priced = priceBasket(basket, call.market, call.context)
  assertOrderable(basket, priced, call)
  const payments = settlePayments(basket, priced.orderTotal, giftCertificates, now())
  const placed = orders.atomically(() => {
    const facts = {
      orderNo: orders.nextNumber(),
      isGuest: call.shopper.login === null,
      payments,
      issuedCertificates: issueCertificates(basket, call.market, call.context),
      createdAt: now(),
    }
    const order = makeOrder(basket, priced, facts)
    orders.save(order)
    baskets.remove(basket.basketId)
    for (const { giftCertificateCode: code, amount } of payments) {
      if (code !== null) redeem(giftCertificates, code, amount ?? 0, basket.currency)
    }
    return order
  })
  moveStock(placed, 'sell', call.context)
  return placed
}

/**
 * The shopper's own order, including one placed as a guest in the same browser.
 * @throws Problem 404 `order-not-found` for an unknown number and for another shopper's order
 */
export function findOrder(orderNo: string, { shopper, context }: BasketCall): StoredOrder {
  const order = context.orders.find(orderNo)
  if (order && (order.customerId === shopper.customerId || order.customerId === shopper.guestCustomerId)) return order
  throw orderNotFound(orderNo)
}

export function orderNotFound(orderNo: string): Problem {
  return new Problem(404, 'order-not-found', `No order with number '${orderNo}' was found.`)
}

/**
 * failOrder: an order that is not placed ends, and its basket reopens if requested and if the shopper has no other one.
 * @returns id of the open basket; null = none was reopened
 * @throws Problem 404, 400 for an unknown reason, 409 `order-status-transition`
 */
export function failOrder(orderNo: string, body: JsonObject, isReopening: boolean, call: BasketCall): string | null {
  const order = findOrder(orderNo, call)
  const reason = body['reasonCode']
  if (reason !== undefined && !(typeof reason === 'string' && FAIL_REASONS.includes(reason))) {
    throw badRequest('The reason code is not valid.', { parameter: 'reasonCode' })
  }
  const { status = 'created' } = order.wire
  if (status !== 'created') throw statusTransition(status, 'failed', orderNo)
  return closeOrder(order, 'failed', isReopening ? call.shopper : null, call.context)
}
