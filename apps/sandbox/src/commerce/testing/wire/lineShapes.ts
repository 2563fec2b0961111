import { addressFields, cardFields } from './personShapes.js'
import { choice, flag, list, number, record, text } from './shape.js'

/** Shapes shared by baskets and orders. Amounts are major units. */
export const address = record({ id: text, ...addressFields })

export const customerInfo = record({ customerId: text, customerName: text, customerNo: text, email: text }, ['email'])

export const priceAdjustments = list(
  record({
    priceAdjustmentId: text,
    promotionId: text,
    couponCode: text,
    itemText: text,
    price: number,
    appliedDiscount: record(
      { type: choice('percentage', 'fixed_price', 'amount', 'free'), amount: number, percentage: number },
      ['type'],
    ),
    custom: flag,
    manual: flag,
  }),
)

/** Fields common to product lines and shipping lines. */
const itemFields = {
  itemId: text,
  itemText: text,
  basePrice: number,
  price: number,
  priceAfterItemDiscount: number,
  priceAdjustments,
  tax: number,
  adjustedTax: number,
  taxBasis: number,
  taxClassId: text,
  taxRate: number,
  shipmentId: text,
}

export const productItems = list(
  record({
    ...itemFields,
    productId: text,
    productName: text,
    quantity: number,
    priceAfterOrderDiscount: number,
    inventoryId: text,
    bonusProductLineItem: flag,
    gift: flag,
    giftMessage: text,
  }),
)

export const shippingItems = list(record(itemFields))

export const giftCertificateItems = list(
  record(
    {
      giftCertificateItemId: text,
      amount: number,
      recipientEmail: text,
      recipientName: text,
      senderName: text,
      message: text,
      shipmentId: text,
    },
    ['amount', 'recipientEmail'],
  ),
)

export const couponItems = list(
  record(
    {
      couponItemId: text,
      code: text,
      valid: flag,
      statusCode: choice(
        'coupon_code_already_in_basket',
        'coupon_code_already_redeemed',
        'coupon_code_unknown',
        'coupon_disabled',
        'no_active_promotion',
        'no_applicable_promotion',
        'applied',
      ),
    },
    ['code'],
  ),
)

export const paymentInstruments = list(
  record({
    paymentInstrumentId: text,
    paymentMethodId: text,
    amount: number,
    maskedGiftCertificateCode: text,
    paymentCard: record(cardFields),
  }),
)

export const shippingMethodFields = {
  id: text,
  name: text,
  description: text,
  price: number,
  shippingPromotions: list(record({ promotionId: text, promotionName: text, calloutMsg: text })),
}

/** Sums of a shipment, a basket or an order. */
export const totals = {
  productTotal: number,
  productSubTotal: number,
  shippingTotal: number,
  shippingTotalTax: number,
  adjustedShippingTotalTax: number,
  merchandizeTotalTax: number,
  adjustedMerchandizeTotalTax: number,
  taxTotal: number,
}

export const shipments = list(
  record({
    shipmentId: text,
    shipmentNo: text,
    shipmentTotal: number,
    shippingAddress: address,
    shippingMethod: record(shippingMethodFields, ['id']),
    shippingStatus: choice('not_shipped', 'shipped'),
    trackingNumber: text,
    gift: flag,
    giftMessage: text,
    ...totals,
  }),
)
