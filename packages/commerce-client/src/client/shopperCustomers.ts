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

/** Reads a registered shopper; `null` for guests, of whom the platform knows nothing. */
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

/** Opens an account. The session stays that of the guest until somebody logs in. */
export const registerCustomer = /* @__PURE__ */ defineCall<{ readonly body: CustomerRegistration }, Customer>(
  customersApi,
  'POST /customers',
  customer,
)

/** Changes what a shopper said of themselves; absent fields stay. */
export const updateCustomer = /* @__PURE__ */ defineCall<OfCustomer & { readonly body: CustomerUpdate }, Customer>(
  customersApi,
  'PATCH /customers/{customerId}',
  customer,
)

/** Changes the password. Tokens that were issued before are refused afterwards. */
export const updateCustomerPassword = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: PasswordChangeRequest },
  undefined
>(customersApi, 'PUT /customers/{customerId}/password', noContent)

/** Adds an entry to the address book. */
export const createCustomerAddress = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: CustomerAddress },
  CustomerAddress
>(customersApi, 'POST /customers/{customerId}/addresses', address)

/** Reads an entry of the address book; `null` = there is none of this name. */
export const getCustomerAddress = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<AddressOf, CustomerAddress>(
    customersApi,
    'GET /customers/{customerId}/addresses/{addressName}',
    address,
  ),
)

/** Changes an entry of the address book; absent fields stay. */
export const updateCustomerAddress = /* @__PURE__ */ defineCall<
  AddressOf & { readonly body: CustomerAddressUpdate },
  CustomerAddress
>(customersApi, 'PATCH /customers/{customerId}/addresses/{addressName}', address)

/** Removes an entry of the address book. */
export const removeCustomerAddress = /* @__PURE__ */ defineCall<AddressOf, undefined>(
  customersApi,
  'DELETE /customers/{customerId}/addresses/{addressName}',
  noContent,
)

/** Saves a means of payment. */
export const createCustomerPaymentInstrument = /* @__PURE__ */ defineCall<
  OfCustomer & { readonly body: CustomerPaymentInstrumentRequest },
  CustomerPaymentInstrument
>(customersApi, 'POST /customers/{customerId}/payment-instruments', instrument)

/** Reads a saved means of payment; `null` = there is none of this id. */
export const getCustomerPaymentInstrument = /* @__PURE__ */ orNull(
  /* @__PURE__ */ defineCall<InstrumentOf, CustomerPaymentInstrument>(
    customersApi,
    'GET /customers/{customerId}/payment-instruments/{paymentInstrumentId}',
    instrument,
  ),
)

/** Changes a saved means of payment; absent fields stay. */
export const updateCustomerPaymentInstrument = /* @__PURE__ */ defineCall<
  InstrumentOf & { readonly body: CustomerPaymentInstrumentUpdateRequest },
  CustomerPaymentInstrument
>(customersApi, 'PATCH /customers/{customerId}/payment-instruments/{paymentInstrumentId}', instrument)

/** Removes a saved means of payment. */
export const deleteCustomerPaymentInstrument = /* @__PURE__ */ defineCall<InstrumentOf, undefined>(
  customersApi,
  'DELETE /customers/{customerId}/payment-instruments/{paymentInstrumentId}',
  noContent,
)
