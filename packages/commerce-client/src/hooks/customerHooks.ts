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
import type { Customer, CustomerUpdate, PasswordChangeRequest } from '../types/customer.js'
import { changes } from './cacheUpdates.js'
import { customerChange } from './customerChanges.js'
import { customerData } from './customerData.js'
import { defineMutation } from './defineMutation.js'
import { enterSession } from './enterSession.js'
import { failureCode } from './failureCode.js'
import { hasFields, isGone, isLonger, isSetIn } from './proofs.js'
import { sessionFields } from './shopperSessions.js'

/** Changes what a shopper said of themselves. */
export const useUpdateCustomer = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(updateCustomer, isSaid),
  failureCode,
)

/** Adds an entry to the address book. */
export const useCreateAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(createCustomerAddress, /* @__PURE__ */ isSetIn('addresses')),
  failureCode,
)

/** Changes an entry of the address book. */
export const useUpdateAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(updateCustomerAddress, /* @__PURE__ */ isSetIn('addresses')),
  failureCode,
)

/** Removes an entry of the address book. */
export const useRemoveAddress = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(removeCustomerAddress, isGone),
  failureCode,
)

/** Saves a means of payment. */
export const useCreateSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(createCustomerPaymentInstrument, /* @__PURE__ */ isLonger('paymentInstruments')),
  failureCode,
)

/** Changes a saved means of payment. */
export const useUpdateSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(updateCustomerPaymentInstrument, /* @__PURE__ */ isSetIn('paymentInstruments')),
  failureCode,
)

/** Removes a saved means of payment. */
export const useRemoveSavedPayment = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ customerChange(deleteCustomerPaymentInstrument, isGone),
  failureCode,
)

/** Changes the password. It ends every session of the shopper, so this one logs in again. */
export const useUpdatePassword = /* @__PURE__ */ defineMutation(
  /* @__PURE__ */ changes<Customer | null, PasswordChangeRequest>(customerData, {
    async send(shop, { customerId }, body, customer) {
      await updateCustomerPassword(shop.client, { customerId, body })
      const again = { login: customer?.login ?? customer?.email, password: body.password }
      const login = shop.sessions.request('POST /session/login', sessionFields, again)
      // The password is changed: that nobody is logged in now is no failure of it.
      enterSession(shop, await login.catch(() => shop.sessions.ensure()))
      return customer
    },
  }),
  failureCode,
)

/** The password proves who asks; the account does not show it. */
function isSaid(now: Customer | null, { body }: { readonly body: CustomerUpdate }): boolean {
  return hasFields(now, { ...body, currentPassword: undefined })
}
