import type { z } from 'zod'
import * as body from './basketBodies.js'
import type { CallEntry } from './callEntry.js'
import { address, names } from './fields.js'

const shipment = 'shipments/{shipmentId}'

/**
 * Basket calls of the shopper. Prices, price books, taxes, agents and the storefront flag are set by the platform only,
 * and no parameter may select the tax mode or a temporary basket.
 */
export const basketCalls: readonly CallEntry[] = [
  {
    method: 'GET',
    api: 'customer/shopper-customers/v1',
    path: 'customers/{customerId}/baskets',
    auth: 'session',
    body: null,
    query: [],
    limit: 'basketReading',
  },
  call('POST', 'baskets', body.newBasket),
  { ...call('POST', 'baskets/actions/merge', null, ['createDestinationBasket', 'productItemMergeMode']), isOwn: true },
  { ...call('POST', 'baskets/actions/transfer', null, ['overrideExisting', 'merge']), isOwn: true },
  reading('baskets/{basketId}'),
  call('DELETE', 'baskets/{basketId}'),
  inBasket('PUT', 'customer', body.basketCustomer),
  inBasket('POST', 'items', body.newItems),
  inBasket('PATCH', 'items/{itemId}', body.itemChange),
  inBasket('DELETE', 'items/{itemId}'),
  inBasket('POST', 'gift-certificate-items', body.giftCertificateItem),
  inBasket('PATCH', 'gift-certificate-items/{itemId}', body.giftCertificateItemChange),
  inBasket('DELETE', 'gift-certificate-items/{itemId}'),
  inBasket('POST', 'shipments', body.newShipment),
  inBasket('PATCH', shipment, body.shipmentChange),
  inBasket('DELETE', shipment),
  reading(`baskets/{basketId}/${shipment}/shipping-methods`),
  inBasket('PUT', `${shipment}/shipping-method`, body.shippingMethod),
  inBasket('PUT', `${shipment}/shipping-address`, address, ['useAsBilling']),
  inBasket('PUT', 'billing-address', address, ['useAsShipping']),
  { ...inBasket('POST', 'coupons', body.coupon), limit: 'guess' },
  inBasket('DELETE', 'coupons/{couponItemId}'),
  reading('baskets/{basketId}/payment-methods'),
  paying('POST', 'payment-instruments'),
  paying('PATCH', 'payment-instruments/{paymentInstrumentId}'),
  inBasket('DELETE', 'payment-instruments/{paymentInstrumentId}'),
]

function inBasket(
  method: CallEntry['method'],
  path: string,
  body: z.ZodType<object> | null = null,
  query: readonly string[] = [],
): CallEntry {
  return call(method, `baskets/{basketId}/${path}`, body, query)
}

/** Has the limit for guesses too, since gift certificate codes could be tried here. */
function paying(method: CallEntry['method'], path: string): CallEntry {
  return {
    ...inBasket(method, path, body.paymentInstrument),
    bodyLimit: (given) => (names(given, 'giftCertificateCode') ? 'guess' : null),
  }
}

function call(
  method: CallEntry['method'],
  path: string,
  body: z.ZodType<object> | null = null,
  query: readonly string[] = [],
): CallEntry {
  return { method, api: 'checkout/shopper-baskets/v2', path, auth: 'session', body, query, limit: 'basket' }
}

function reading(path: string): CallEntry {
  return { ...call('GET', path), limit: 'basketReading' }
}
