import type { StoredOrder } from '../../store/storedOrder.js'
import type { BasketCall } from '../baskets/basketService.js'
import { redeem } from '../giftCertificates/redeem.js'
import { Problem } from '../http/problem.js'
import { moveStock } from './orderStock.js'

/** State that closing an order changes. */
export type OrderState = Pick<BasketCall['context'], 'baskets' | 'catalogue' | 'giftCertificates' | 'now' | 'orders'>

/** A shopper for whom the basket reopens. */
interface Reopening {
  readonly customerId: string
}

/**
 * Fails or cancels an order: refunds redeemed gift certificates, voids purchased ones and returns the products to stock.
 * @param reopening the basket reopens for this shopper, unless the shopper has another basket; null = it stays closed
 * @returns id of the open basket; null = none was reopened
 */
export function closeOrder(
  order: StoredOrder,
  status: 'failed' | 'cancelled',
  reopening: Reopening | null,
  { baskets, catalogue, giftCertificates, now, orders }: OrderState,
): string | null {
  const isReopening = reopening !== null && baskets.findByCustomer(reopening.customerId) === null
  orders.atomically(() => {
    orders.save({ ...order, wire: { ...order.wire, status, lastModified: new Date(now()).toISOString() } })
    for (const { giftCertificateCode: code, amount } of order.payments) {
      if (code !== null) redeem(giftCertificates, code, -(amount ?? 0), order.currency)
    }
    for (const code of order.issuedCertificates) giftCertificates.remove(code)
    if (isReopening) baskets.save({ ...order.basket, customerId: reopening.customerId, isTemporary: false })
  })
  moveStock(order, 'giveBack', { catalogue })
  return isReopening ? order.basket.basketId : null
}

/** 409 for a change of status that the platform does not allow. */
export function statusTransition(from: string, to: string, orderNo: string): Problem {
  const detail = `The order status change from '${from}' to '${to}' for order with number '${orderNo}' isn't supported.`
  return new Problem(409, 'order-status-transition', detail)
}
