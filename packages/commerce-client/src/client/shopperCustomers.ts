import type {
  Customer,
  CustomerAddress,
  CustomerAddressUpdate,
  CustomerPaymentInstrument,
  CustomerPaymentInstrumentRequest,
  CustomerPaymentInstrumentUpdateRequest,
  CustomerRegistration,
  CustomerUpdate,
  PasswordChangeRequest,
} from '../types/customer.js'
import { customersApi } from './apis.js'
import { defineCall, noContent } from './operation.js'
import { orNull } from './orNull.js'

const customer = ['customerId'] as const
const address = ['addressId'] as const
const instrument = ['paymentInstrumentId'] as const

export interface OfCustomer {
  readonly customerId: string
}

export interface AddressOf extends OfCustomer {
  readonly addressName: string
}

export interface InstrumentOf extends OfCustomer {
  readonly paymentInstrumentId: string
}

/** Reads a registered shopper; `null` for guests, who have no customer record. */
export const getCustomer = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<
    OfCustomer & {
      /** `addresses`, `paymentinstruments`. */
      readonly expand?: readonly string[] | undefined
      /** Locale id of the page with `_`, see `customerLocale` (Spec §3). */
      readonly c_locale?: string | undefined
    },
    Customer
  >(customersApi, 'GET /customers/{customerId}', customer),
)

/** Creates an account. The session remains a guest session until the shopper logs in. */
export const registerCustomer = /* @__PURE__ */ defineCall<{ readonly body: CustomerRegistration }, Customer>(
  customersApi,
  'POST /customers',
  customer,
)

/** Changes the profile of a shopper; absent fields are kept. */
export const updateCustomer = /* @__PURE__ */ defineCall<OfCustomer & { readonly body: CustomerUpdate }, Customer>(
  customersApi,
  'PATCH /customers/{customerId}',
  customer,
)

/** Changes the password. Invalidates all tokens issued before. */
export const updateCustomerPassword = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: PasswordChangeRequest },
  undefined
>(customersApi, 'PUT /customers/{customerId}/password', noContent)

/** Adds an address to the address book. */
export const createCustomerAddress = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: CustomerAddress },
  CustomerAddress
>(customersApi, 'POST /customers/{customerId}/addresses', address)

/** Reads an address of the address book; `null` = no address with this name. */
export const getCustomerAddress = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<AddressOf, CustomerAddress>(
    customersApi,
    'GET /customers/{customerId}/addresses/{addressName}',
    address,
  ),
)

/** Changes an address of the address book; absent fields are kept. */
export const updateCustomerAddress = /* @__PURE__ */ defineCall<
  AddressOf & { readonly body: CustomerAddressUpdate },
  CustomerAddress
>(customersApi, 'PATCH /customers/{customerId}/addresses/{addressName}', address)

/** Removes an address from the address book. */
export const removeCustomerAddress = /* @__PURE__ */ defineCall<AddressOf, undefined>(
  customersApi,
  'DELETE /customers/{customerId}/addresses/{addressName}',
  noContent,
)

/** Saves a payment instrument. */
export const createCustomerPaymentInstrument = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: CustomerPaymentInstrumentRequest },
  CustomerPaymentInstrument
>(customersApi, 'POST /customers/{customerId}/payment-instruments', instrument)

/** Reads a saved payment instrument; `null` = none with this id. */
export const getCustomerPaymentInstrument = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<InstrumentOf, CustomerPaymentInstrument>(
    customersApi,
    'GET /customers/{customerId}/payment-instruments/{paymentInstrumentId}',
    instrument,
  ),
)

/** Changes a saved payment instrument; absent fields are kept. */
export const updateCustomerPaymentInstrument = /* @__PURE__ */ defineCall<
  InstrumentOf & { readonly body: CustomerPaymentInstrumentUpdateRequest },
  CustomerPaymentInstrument
>(customersApi, 'PATCH /customers/{customerId}/payment-instruments/{paymentInstrumentId}', instrument)

/** Removes a saved payment instrument. */
export const deleteCustomerPaymentInstrument = /* @__PURE__ */ defineCall<InstrumentOf, undefined>(
  customersApi,
  'DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}',
  noContent,
)
