import type { Basket, CouponAddition, GiftCertificateItemInput, OrderAddress } from '../types/basket.js'
import type { ShippingMethodUpdate } from '../types/basket.js'
import type { PaymentInstrumentRequest, PaymentMethodResult } from '../types/payment.js'
import { defineCall } from './operation.js'

const api = 'checkout/shopper-baskets/v2'
const basket = ['basketId'] as const
const locale = ['locale'] as const

interface InBasket {
  readonly basketId: string
}

interface InShipment extends InBasket {
  readonly shipmentId: string
}

interface InstrumentOf extends InBasket {
  readonly paymentInstrumentId: string
}

interface CertificateOf extends InBasket {
  readonly giftCertificateItemId: string
}

/** Sets the billing address. */
export const updateBillingAddressForBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: OrderAddress; readonly useAsShipping?: boolean | undefined },
  Basket
>(api, 'PUT /baskets/{basketId}/billing-address', basket, locale)

/** Sets the address of a shipment. */
export const updateShippingAddressForShipment = /* @__PURE__ */ defineCall<
  InShipment & { readonly body: OrderAddress; readonly useAsBilling?: boolean | undefined },
  Basket
>(api, 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-address', basket, locale)

/** Sets the shipping method of a shipment. */
export const updateShippingMethodForShipment = /* @__PURE__ */ defineCall<
  InShipment & { readonly body: ShippingMethodUpdate },
  Basket
>(api, 'PUT /baskets/{basketId}/shipments/{shipmentId}/shipping-method', basket, locale)

/** Adds a coupon. One that does not apply is kept and says why in its `statusCode`. */
export const addCouponToBasket = /* @__PURE__ */ defineCall<InBasket & { readonly body: CouponAddition }, Basket>(
  api,
  'POST /baskets/{basketId}/coupons',
  basket,
  locale,
)

/** Removes a coupon. */
export const removeCouponFromBasket = /* @__PURE__ */ defineCall<InBasket & { readonly couponItemId: string }, Basket>(
  api,
  'DELETE /baskets/{basketId}/coupons/{couponItemId}',
  basket,
  locale,
)

/** Reads how the basket may be paid. */
export const getPaymentMethodsForBasket = /* @__PURE__ */ defineCall<InBasket, PaymentMethodResult>(
  api,
  'GET /baskets/{basketId}/payment-methods',
  [],
  locale,
)

/** Adds a means of payment: a masked card, a transfer or a gift certificate. */
export const addPaymentInstrumentToBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: PaymentInstrumentRequest },
  Basket
>(api, 'POST /baskets/{basketId}/payment-instruments', basket, locale)

/** Changes a means of payment. */
export const updatePaymentInstrumentInBasket = /* @__PURE__ */ defineCall<
  InstrumentOf & { readonly body: PaymentInstrumentRequest },
  Basket
>(api, 'PATCH /baskets/{basketId}/payment-instruments/{paymentInstrumentId}', basket, locale)

/** Removes a means of payment. */
export const removePaymentInstrumentFromBasket = /* @__PURE__ */ defineCall<InstrumentOf, Basket>(
  api,
  'DELETE /baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
  basket,
  locale,
)

/** Adds a gift certificate to buy. */
export const addGiftCertificateItemToBasket = /* @__PURE__ */ defineCall<
  InBasket & { readonly body: GiftCertificateItemInput },
  Basket
>(api, 'POST /baskets/{basketId}/gift-certificate-items', basket, locale)

/** Changes a gift certificate to buy. */
export const updateGiftCertificateItemInBasket = /* @__PURE__ */ defineCall<
  CertificateOf & { readonly body: GiftCertificateItemInput },
  Basket
>(api, 'PATCH /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}', basket, locale)

/** Removes a gift certificate to buy. */
export const removeGiftCertificateItemFromBasket = /* @__PURE__ */ defineCall<CertificateOf, Basket>(
  api,
  'DELETE /baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
  basket,
  locale,
)
