import type { CouponStatus } from '@vitrine/commerce-client/types/lineItem'
import type { OrderAddress } from '@vitrine/commerce-client/types/shipment'
import type { StoredBasket } from '../../store/storedBasket.js'
import type { BasketCall } from '../baskets/basketService.js'
import { couponFault, findCoupon } from '../baskets/couponRules.js'
import { assertAllowed } from '../baskets/itemService.js'
import type { PricedBasket } from '../baskets/priceBasket.js'
import { assertDeliverable, shipmentMarket } from '../baskets/shipmentMarket.js'
import { shippingMethod } from '../baskets/shippingMethods.js'
import { badRequest } from '../http/problem.js'

const REQUIRED_ADDRESS = ['lastName', 'address1', 'postalCode', 'city', 'countryCode'] as const

/**
 * Checks that a basket can be ordered.
 * @throws Problem 400 `shipping-address-outside-market` when the basket is no longer in the market of its address
 * @throws Problem 400 `bad-request`: with `c_missing` (all missing parts), `c_code` and `productId` (a product that can
 * no longer be ordered) or `statusCode` (a coupon that can no longer be used)
 */
export function assertOrderable(basket: StoredBasket, priced: PricedBasket, call: BasketCall): void {
  for (const { address } of delivered(basket, priced)) assertDeliverable(address, priced.market)
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

/** Missing parts of a basket that an order needs, as paths of the basket. */
function missingParts(basket: StoredBasket, priced: PricedBasket): readonly string[] {
  const { market, items } = priced
  const shipments = delivered(basket, priced)
  const lacksAddress = shipments.some(({ address }) => !isComplete(address))
  const lacksMethod = shipments.some((shipment) => {
    const { country, currency, language } = shipmentMarket(shipment, market)
    return shipment.methodId === null || !shippingMethod(shipment.methodId, country, currency, language)
  })
  return [
    ...(items.length + basket.giftCertificateItems.length === 0 ? ['productItems'] : []),
    ...(basket.email === null ? ['customerInfo.email'] : []),
    ...(isComplete(basket.billingAddress) ? [] : ['billingAddress']),
    ...(lacksAddress ? ['shipments.shippingAddress'] : []),
    ...(lacksMethod ? ['shipments.shippingMethod'] : []),
    ...(basket.payments.length === 0 ? ['paymentInstruments'] : []),
  ]
}

/** Shipments that contain products. */
function delivered({ shipments }: StoredBasket, { items }: PricedBasket) {
  return shipments.filter(({ shipmentId }) => items.some((item) => item.shipmentId === shipmentId))
}

function isComplete(address: OrderAddress | null): boolean {
  return address !== null && REQUIRED_ADDRESS.every((name) => address[name] !== undefined)
}
