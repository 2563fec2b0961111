import type { Order } from '@vitrine/commerce-client/types/order'
import type { BasketCall } from '../baskets/basketService.js'
import { readOptionalText, type JsonObject } from '../baskets/readBody.js'
import { Problem } from '../http/problem.js'
import { toOrder } from './makeOrder.js'
import { orderNotFound } from './orderService.js'

/**
 * guestOrderLookup. E-mail or phone with the view code shows everything, with the postal code of the billing address an
 * order without personal data. The shopper who placed it needs neither. Every mismatch reads like an unknown number.
 * @throws Problem 400 `insufficient-identifying-information`, 404 `order-not-found`
 */
export function lookupOrder(orderNo: string, body: JsonObject, { shopper, context }: BasketCall): Order {
  const given = {
    email: readOptionalText(body, 'email'),
    phone: readOptionalText(body, 'phone'),
    viewCode: readOptionalText(body, 'orderViewCode'),
    postalCode: readOptionalText(body, 'postalCode'),
  }
  const order = context.orders.find(orderNo)
  const isOwn = order?.customerId === shopper.customerId || order?.customerId === shopper.guestCustomerId
  if (order && isOwn) return toOrder(order, context.now())
  if ((given.email ?? given.phone) === null || (given.viewCode ?? given.postalCode) === null) {
    const detail = 'Insufficient identifying information provided to retrieve the order.'
    throw new Problem(400, 'insufficient-identifying-information', detail)
  }
  if (!order) throw orderNotFound(orderNo)
  const { customerInfo, billingAddress, orderViewCode } = order.wire
  const isPerson =
    (given.email === null || isSame(given.email, customerInfo?.email)) &&
    (given.phone === null || isSame(given.phone, billingAddress?.phone))
  if (!isPerson) throw orderNotFound(orderNo)
  if (given.viewCode !== null) {
    if (given.viewCode !== orderViewCode) throw orderNotFound(orderNo)
    return toOrder(order, context.now())
  }
  if (!isSame(given.postalCode ?? '', billingAddress?.postalCode)) throw orderNotFound(orderNo)
  return withoutPersonalData(order.wire)
}

function withoutPersonalData(order: Order): Order {
  const { customerInfo, customerName, billingAddress, orderToken, orderViewCode, paymentInstruments, ...rest } = order
  return {
    ...rest,
    giftCertificateItems: [],
    ...(order.shipments && {
      shipments: order.shipments.map(({ shippingAddress, giftMessage, ...shipment }) => shipment),
    }),
    ...(order.productItems && { productItems: order.productItems.map(({ giftMessage, ...item }) => item) }),
  }
}

/** Compares without case and spaces. */
function isSame(given: string, known: string | undefined): boolean {
  return known !== undefined && normalise(given) === normalise(known)
}

function normalise(value: string): string {
  return value.replaceAll(' ', '').toLowerCase()
}
