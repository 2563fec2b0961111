import type { CouponStatus } from '@vitrine/commerce-client/types/lineItem'
import type { OrderAddress } from '@vitrine/commerce-client/types/shipment'
import type { StoredBasket } from '../../store/storedBasket.js'
import type { BasketCall } from '../baskets/basketService.js'
import { couponFault, findCoupon } from '../baskets/couponRules.js'
import { assertAllowed } from '../baskets/itemService.js'
import type { PricedBasket } from '../baskets/priceBasket.js'
import { shippingMethod } from '../baskets/shippingMethods.js'
import { toCountry } from '../http/market.js'
import { badRequest } from '../http/problem.js'

const REQUIRED_ADDRESS = ['lastName', 'address1', 'postalCode', 'city', 'countryCode'] as const

/**
 * Checks that a basket can become an order.
 * @throws Problem 400 `bad-request`: with `c_missing` (every part that is absent), `c_code` and `productId` (a piece that
 *   can't be ordered any more) or `statusCode` (a coupon that can't be used any more)
 */
export function assertOrderable(basket: StoredBasket, priced: PricedBasket, call: BasketCall): void {
  const missing = missingParts(basket, priced)
  if (missing.length > 0) {
    throw badRequest(`The basket can't be ordered yet: ${missing.join(', ')} missing or incomplete.`, {
      c_missing: missing,
    })
  }
  for (const item of basket.items) assertAllowed(item, basket.items, basket, call)
  for (const { code } of basket.coupons) {
    const statusCode: CouponStatus | null = couponFault(
      findCoupon(code),
      call.context.orders.countByCoupon(code),
      call.context.now(),
    )
    if (statusCode) {
      const extras = { couponCode: code, statusCode, valid: false }
      throw badRequest(`The coupon code '${code}' can't be used any more.`, extras)
    }
  }
}

/** Parts of a basket that an order needs and that are absent, as paths of the basket. */
function missingParts(basket: StoredBasket, { market, items }: PricedBasket): readonly string[] {
  const { country, currency, language } = market
  const delivered = basket.shipments.filter(({ shipmentId }) => items.some((item) => item.shipmentId === shipmentId))
  const lacksAddress = delivered.some(
    ({ address }) => !isComplete(address) || toCountry(address?.countryCode?.toUpperCase()) !== country,
  )
  const lacksMethod = delivered.some(
    ({ methodId }) => methodId === null || !shippingMethod(methodId, country, currency, language),
  )
  return [
    ...(items.length + basket.giftCertificateItems.length === 0 ? ['productItems'] : []),
    ...(basket.email === null ? ['customerInfo.email'] : []),
    ...(isComplete(basket.billingAddress) ? [] : ['billingAddress']),
    ...(lacksAddress ? ['shipments.shippingAddress'] : []),
    ...(lacksMethod ? ['shipments.shippingMethod'] : []),
    ...(basket.payments.length === 0 ? ['paymentInstruments'] : []),
  ]
}

function isComplete(address: OrderAddress | null): boolean {
  return address !== null && REQUIRED_ADDRESS.every((name) => address[name] !== undefined)
}
