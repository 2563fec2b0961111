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
import { customerChange } from './customerChanges.js'
import { defineMutation } from './defineMutation.js'
import { hasFields, isGone, isLonger, isSetIn } from './proofs.js'

/** Changes what a shopper said of themselves. */
export const useUpdateCustomer = /* @__PURE__ */ defineMutation(/* @__PURE__ */ customerChange(updateCustomer, isSaid))

/** Adds an entry to the address book. */
export const useCreateAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(createCustomerAddress, /* @__PURE__ */ isSetIn('addresses')),
)

/** Changes an entry of the address book. */
export const useUpdateAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(updateCustomerAddress, /* @__PURE__ */ isSetIn('addresses')),
)

/** Removes an entry of the address book. */
export const useRemoveAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(removeCustomerAddress, isForgotten),
)

/** Saves a means of payment. */
export const useCreateSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(createCustomerPaymentInstrument, /* @__PURE__ */ isLonger('paymentInstruments')),
)

/** Changes a saved means of payment. */
export const useUpdateSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(updateCustomerPaymentInstrument, /* @__PURE__ */ isSetIn('paymentInstruments')),
)

/** Removes a saved means of payment. */
export const useRemoveSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(deleteCustomerPaymentInstrument, isGone),
)

/** Changes the password. It ends every session of the shopper; the storefront's server signs this one in again. */
export const useUpdatePassword = /* @__PURE__ */ defineMutation(/* @__PURE__ */ customerChange(updateCustomerPassword))

function isForgotten(now: Customer | null, { addressName }: { readonly addressName: string }): boolean {
  return isGone(now, { addressId: addressName })
}

/** The password proves who asks; the account does not show it. */
function isSaid(now: Customer | null, { body }: { readonly body: CustomerUpdate }): boolean {
  return hasFields(now, { ...body, currentPassword: undefined })
}
