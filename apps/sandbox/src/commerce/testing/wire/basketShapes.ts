import {
  address,
  couponItems,
  customerInfo,
  giftCertificateItems,
  paymentInstruments,
  priceAdjustments,
  productItems,
  shipments,
  shippingItems,
  shippingMethodFields,
  totals,
} from './lineShapes.js'
import { choice, currency, flag, list, mapOf, moment, number, record, text, whole } from './shape.js'

/** Fields common to baskets and orders. */
export const containerFields = {
  channelType: choice('storefront'),
  creationDate: moment,
  lastModified: moment,
  currency,
  customerInfo,
  billingAddress: address,
  productItems,
  shippingItems,
  giftCertificateItems,
  couponItems,
  paymentInstruments,
  shipments,
  orderPriceAdjustments: priceAdjustments,
  groupedTaxItems: list(record({ taxRate: number, taxValue: number })),
  orderTotal: number,
  ...totals,
  taxation: choice('gross', 'net'),
  taxRoundedAtGroup: flag,
}

export const basket = record({ basketId: text, agentBasket: flag, temporaryBasket: flag, ...containerFields }, [
  'basketId',
  'currency',
  'customerInfo',
  'orderTotal',
  'shipments',
  'taxation',
])
export const baskets = record({ baskets: list(basket), total: whole }, ['total'])

export const shippingMethods = record({
  applicableShippingMethods: list(record(shippingMethodFields, ['id'])),
  defaultShippingMethodId: text,
})

const cardSpec = record({
  cardType: text,
  name: text,
  image: text,
  numberLengths: list(text),
  numberPrefixes: list(text),
  securityCodeLength: whole,
})
export const paymentMethods = record({
  applicablePaymentMethods: list(
    record({ id: text, name: text, description: text, image: text, cards: list(cardSpec), paymentProcessorId: text }, [
      'id',
    ]),
  ),
})

export const priceBookIds = list(text)
export const taxes = record({ taxes: mapOf({}) }, ['taxes'])
