import {
  addCouponToBasket,
  addGiftCertificateItemToBasket,
  addPaymentInstrumentToBasket,
  removeCouponFromBasket,
  removeGiftCertificateItemFromBasket,
  removePaymentInstrumentFromBasket,
  updateBillingAddressForBasket,
  updateGiftCertificateItemInBasket,
  updatePaymentInstrumentInBasket,
  updateShippingAddressForShipment,
  updateShippingMethodForShipment,
} from '../client/shopperBasketCheckout.js'
import { deleteBasket, updateCustomerForBasket, updateShipmentForBasket } from '../client/shopperBaskets.js'
import { basketChange } from './basketChanges.js'
import { defineMutation } from './defineMutation.js'
import { isGone, isLonger, isSetIn } from './proofs.js'

/** Sets the e-mail address of the basket's customer. */
export const useUpdateBasketCustomer = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updateCustomerForBasket, /* @__PURE__ */ isSetIn('customerInfo')),
)

/** Changes a shipment. An empty address never wipes the stored one. */
export const useUpdateShipment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updateShipmentForBasket, /* @__PURE__ */ isSetIn('shipments')),
)

/** Chooses the shipping method of a shipment. */
export const useUpdateShippingMethod = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updateShippingMethodForShipment, /* @__PURE__ */ isSetIn('shipments')),
)

/** Sets the address of a shipment. */
export const useUpdateShippingAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updateShippingAddressForShipment, /* @__PURE__ */ isSetIn('shipments')),
)

/** Sets the billing address. */
export const useUpdateBillingAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updateBillingAddressForBasket, /* @__PURE__ */ isSetIn('billingAddress')),
)

/** Adds a coupon. One that does not apply is kept and says why in its `statusCode`. */
export const useAddCoupon = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(addCouponToBasket, /* @__PURE__ */ isSetIn('couponItems')),
)

/** Removes a coupon. */
export const useRemoveCoupon = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(removeCouponFromBasket, isGone),
)

/** Adds a gift certificate to buy. */
export const useAddGiftCertificateItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(addGiftCertificateItemToBasket, /* @__PURE__ */ isLonger('giftCertificateItems')),
)

/** Changes a gift certificate to buy. */
export const useUpdateGiftCertificateItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updateGiftCertificateItemInBasket, /* @__PURE__ */ isSetIn('giftCertificateItems')),
)

/** Removes a gift certificate to buy. */
export const useRemoveGiftCertificateItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(removeGiftCertificateItemFromBasket, isGone),
)

/** Adds a means of payment: a masked card, a transfer or a gift certificate. */
export const useAddPaymentInstrument = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(addPaymentInstrumentToBasket, /* @__PURE__ */ isLonger('paymentInstruments')),
)

/** Changes a means of payment. */
export const useUpdatePaymentInstrument = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(updatePaymentInstrumentInBasket, /* @__PURE__ */ isSetIn('paymentInstruments')),
)

/** Removes a means of payment. */
export const useRemovePaymentInstrument = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(removePaymentInstrumentFromBasket, isGone),
)

/** Deletes the basket with everything in it. */
export const useDeleteBasket = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketChange(deleteBasket, (now) => now === null),
)
