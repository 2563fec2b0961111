import {
  addGiftCertificateItemToBasket,
  addPaymentInstrumentToBasket,
  removeGiftCertificateItemFromBasket,
  removePaymentInstrumentFromBasket,
  updateBillingAddressForBasket,
  updateGiftCertificateItemInBasket,
  updatePaymentInstrumentInBasket,
  updateShippingAddressForShipment,
  updateShippingMethodForShipment,
} from '../client/shopperBasketCheckout.js'
import { deleteBasket, updateCustomerForBasket, updateShipmentForBasket } from '../client/shopperBaskets.js'
import { basketMutation } from '../sync/basketMutation.js'
import { defineMutation } from './defineMutation.js'
import { isGone, isLonger, isSetIn } from '../sync/appliedChecks.js'

/** Sets the e-mail address of the basket's customer. */
export const useUpdateBasketCustomer = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updateCustomerForBasket, /* @__PURE__ */ isSetIn('customerInfo')),
)

/** Changes a shipment. An empty address does not clear the stored one. */
export const useUpdateShipment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updateShipmentForBasket, /* @__PURE__ */ isSetIn('shipments')),
)

/** Sets the shipping method of a shipment. */
export const useUpdateShippingMethod = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updateShippingMethodForShipment, /* @__PURE__ */ isSetIn('shipments')),
)

/** Sets the address of a shipment. */
export const useUpdateShippingAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updateShippingAddressForShipment, /* @__PURE__ */ isSetIn('shipments')),
)

/** Sets the billing address. */
export const useUpdateBillingAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updateBillingAddressForBasket, /* @__PURE__ */ isSetIn('billingAddress')),
)

/** Adds a gift certificate as an item to buy. */
export const useAddGiftCertificateItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(addGiftCertificateItemToBasket, /* @__PURE__ */ isLonger('giftCertificateItems')),
)

/** Changes a gift certificate item. */
export const useUpdateGiftCertificateItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updateGiftCertificateItemInBasket, /* @__PURE__ */ isSetIn('giftCertificateItems')),
)

/** Removes a gift certificate item. */
export const useRemoveGiftCertificateItem = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(removeGiftCertificateItemFromBasket, isGone),
)

/** Adds a payment instrument: a masked card, a bank transfer or a gift certificate. */
export const useAddPaymentInstrument = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(addPaymentInstrumentToBasket, /* @__PURE__ */ isLonger('paymentInstruments')),
)

/** Changes a payment instrument. */
export const useUpdatePaymentInstrument = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(updatePaymentInstrumentInBasket, /* @__PURE__ */ isSetIn('paymentInstruments')),
)

/** Removes a payment instrument. */
export const useRemovePaymentInstrument = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(removePaymentInstrumentFromBasket, isGone),
)

/** Deletes the basket with all its lines. */
export const useDeleteBasket = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ basketMutation(deleteBasket, (now) => now === null),
)
