import type { Order } from '@vitrine/commerce-client/types/order'
import type { StoredOrder } from '../../store/storedOrder.js'
import type { BasketCall } from '../baskets/basketService.js'
import { readOptionalText, type JsonObject } from '../baskets/readBody.js'
import { Problem } from '../http/problem.js'
import { toOrder } from './makeOrder.js'
import { orderNotFound } from './orderService.js'

/** The details that a guest provides about an order; `null` = none. */
interface Details {
  readonly email: string | null
  readonly phone: string | null
  readonly viewCode: string | null
  readonly postalCode: string | null
}

/**
 * guestOrderLookup. E-mail or phone with the view code shows everything; with the postal code of the billing address,
 * the order without personal data. The shopper who placed it needs neither. Every mismatch gets the same error as an
 * unknown number, and after ten of them the number is blocked temporarily.
 * @throws Problem 400 `insufficient-identifying-information`, 404 `order-not-found`, 429 `too-many-requests`
 */
export function lookupOrder(orderNo: string, body: JsonObject, { shopper, context }: BasketCall): Order {
  const given: Details = {
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
  const { lookupAttempts } = context
  const blockedFor = lookupAttempts.blockedFor(orderNo)
  if (blockedFor > 0) {
    const detail = 'This order was looked up too often with wrong details. Try again later.'
    throw new Problem(429, 'too-many-requests', detail, { c_retryAfterSeconds: Math.ceil(blockedFor / 1000) })
  }
  const found = order && reveal(order, given, context.now())
  if (found) return found
  lookupAttempts.fail(orderNo)
  throw orderNotFound(orderNo)
}

/** The part of an order that the given details unlock; `null` when a detail is wrong. */
function reveal(order: StoredOrder, given: Details, now: number): Order | null {
  const { customerInfo, billingAddress, orderViewCode } = order.wire
  const isPerson =
    (given.email === null || isSame(given.email, customerInfo?.email)) &&
    (given.phone === null || isSame(given.phone, billingAddress?.phone))
  if (!isPerson) return null
  if (given.viewCode !== null) return given.viewCode === orderViewCode ? toOrder(order, now) : null
  return isSame(given.postalCode ?? '', billingAddress?.postalCode) ? withoutPersonalData(order.wire) : null
}

const PERSONAL_FIELDS: ReadonlySet<string> = new Set([
  'customerInfo',
  'customerName',
  'billingAddress',
  'orderToken',
  'orderViewCode',
  'paymentInstruments',
])

function withoutPersonalData(order: Order): Order {
  const rest: Order = Object.fromEntries(Object.entries(order).filter(([name]) => !PERSONAL_FIELDS.has(name)))
  return {
    ...rest,
    giftCertificateItems: [],
    ...(order.shipments && {
      shipments: order.shipments.map((shipment) => ({
        ...shipment,
        shippingAddress: undefined,
        giftMessage: undefined,
      })),
    }),
    ...(order.productItems && {
      productItems: order.productItems.map((item) => ({ ...item, giftMessage: undefined })),
    }),
  }
}

/** Compares ignoring case and spaces. */
function isSame(given: string, known: string | undefined): boolean {
  return known !== undefined && normalise(given) === normalise(known)
}

function normalise(value: string): string {
  return value.replaceAll(' ', '').toLowerCase()
}
