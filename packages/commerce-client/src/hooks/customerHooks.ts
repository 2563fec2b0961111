import {
  createCustomerAddress,
  createCustomerPaymentInstrument,
  deleteCustomerPaymentInstrument,
  removeCustomerAddress,
  updateCustomer,
  updateCustomerAddress,
  updateCustomerPassword,
  updateCustomerPaymentInstrument,
} from '../client/shopperCustomers.js'
import type { Customer, CustomerUpdate } from '../types/customer.js'
import { customerMutation } from '../sync/customerMutation.js'
import { defineMutation } from './defineMutation.js'
import { hasFields, isGone, isLonger, isSetIn } from '../sync/appliedChecks.js'

/** Changes the shopper's profile. */
export const useUpdateCustomer = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(updateCustomer, isSaid),
)

/** Adds an address to the address book. */
export const useCreateAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(createCustomerAddress, /* @__PURE__ */ isSetIn('addresses')),
)

/** Changes an address of the address book. */
export const useUpdateAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(updateCustomerAddress, /* @__PURE__ */ isSetIn('addresses')),
)

/** Removes an address from the address book. */
export const useRemoveAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(removeCustomerAddress, isForgotten),
)

/** Saves a payment instrument. */
export const useCreateSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(createCustomerPaymentInstrument, /* @__PURE__ */ isLonger('paymentInstruments')),
)

/** Changes a saved payment instrument. */
export const useUpdateSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(updateCustomerPaymentInstrument, /* @__PURE__ */ isSetIn('paymentInstruments')),
)

/** Removes a saved payment instrument. */
export const useRemoveSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(deleteCustomerPaymentInstrument, isGone),
)

/** Changes the password. This ends all sessions of the shopper; the storefront's server logs in again for this one. */
export const useUpdatePassword = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerMutation(updateCustomerPassword),
)

function isForgotten(now: Customer | null, { addressName }: { readonly addressName: string }): boolean {
  return isGone(now, { addressId: addressName })
}

/** Ignores the current password, which is sent for confirmation and not returned with the account. */
function isSaid(now: Customer | null, { body }: { readonly body: CustomerUpdate }): boolean {
  return hasFields(now, { ...body, currentPassword: undefined })
}
