import type { Basket, CouponAddition, GiftCertificateItemInput, OrderAddress } from '../types/basket.js'
import type { ShippingMethodUpdate } from '../types/basket.js'
import type { PaymentInstrumentRequest, PaymentMethodResult } from '../types/payment.js'
import { basketFields, basketsApi, inLocale } from './apis.js'
import { defineCall } from './operation.js'
import type { InBasket, InShipment } from './shopperBaskets.js'

export interface InstrumentOf extends InBasket {
  readonly paymentInstrumentId: string
}

export interface CertificateOf extends InBasket {
  readonly giftCertificateItemId: string
}

/** Sets the billing address. */
export const updateBillingAddressForBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: OrderAddress; readonly useAsShipping?: boolean | undefined },
  Basket
>(basketsApi, 'PUT /baskets/{basketId}/billing-address', basketFields, inLocale)

/** Sets the address of a shipment. */
export const updateShippingAddressForShipment = /* @__PURE__ */ defineCall<
  InShipment & { readonly body: OrderAddress; readonly useAsBilling?: boolean | undefined },
  Basket
>(basketsApi, 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address', basketFields, inLocale)

/** Sets the shipping method of a shipment. */
export const updateShippingMethodForShipment = /* @__PURE__ */ defineCall<
  InShipment & { readonly body: ShippingMethodUpdate },
  Basket
>(basketsApi, 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method', basketFields, inLocale)

/** Adds a coupon. A coupon that does not apply is kept; `statusCode` gives the reason. */
export const addCouponToBasket = /* @__PURE__ */ defineCall<InBasket & { readonly body: CouponAddition }, Basket>(
  basketsApi,
  'POST /baskets/{basketId}/coupons',
  basketFields,
  inLocale,
)

/** Removes a coupon. */
export const removeCouponFromBasket = /* @__PURE__ */ defineCall<InBasket & { readonly couponItemId: string }, Basket>(
  basketsApi,
  'DELETE /baskets/{basketId}/coupons/{couponItemId}',
  basketFields,
  inLocale,
)

/** Reads the payment methods available for the basket. */
export const getPaymentMethodsForBasket = /* @__PURE__ */ defineCall<InBasket, PaymentMethodResult>(
  basketsApi,
  'GET /baskets/{basketId}/payment-methods',
  [],
  inLocale,
)

/** Adds a payment instrument: a masked card, a bank transfer or a gift certificate. */
export const addPaymentInstrumentToBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: PaymentInstrumentRequest },
  Basket
>(basketsApi, 'POST /baskets/{basketId}/payment-instruments', basketFields, inLocale)

/** Changes a payment instrument. */
export const updatePaymentInstrumentInBasket = /* @__PURE__ */ defineCall<
  InstrumentOf & { readonly body: PaymentInstrumentRequest },
  Basket
>(basketsApi, 'PATCH /baskets/{basketId}/payment-instruments/{paymentInstrumentId}', basketFields, inLocale)

/** Removes a payment instrument. */
export const removePaymentInstrumentFromBasket = /* @__PURE__ */ defineCall<InstrumentOf, Basket>(
  basketsApi,
  'DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
  basketFields,
  inLocale,
)

/** Adds a gift certificate as an item to buy. */
export const addGiftCertificateItemToBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: GiftCertificateItemInput },
  Basket
>(basketsApi, 'POST /baskets/{basketId}/gift-certificate-items', basketFields, inLocale)

/** Changes a gift certificate item. */
export const updateGiftCertificateItemInBasket = /* @__PURE__ */ defineCall<
  CertificateOf & { readonly body: GiftCertificateItemInput },
  Basket
>(basketsApi, 'PATCH /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}', basketFields, inLocale)

/** Removes a gift certificate item. */
export const removeGiftCertificateItemFromBasket = /* @__PURE__ */ defineCall<CertificateOf, Basket>(
  basketsApi,
  'DELETE /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
  basketFields,
  inLocale,
)
