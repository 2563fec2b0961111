/** `customer` of Shopper Customers (Spec §3 "Customer"); fetched for registered shoppers only. */
export interface Customer {
  readonly customerId?: string | undefined
  readonly customerNo?: string | undefined
  readonly login?: string | undefined
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** `guest` or `registered`. Like the two fields below not returned by the platform, see `customerOfSession`. */
  readonly customerType?: string | undefined
  readonly authType?: string | undefined
  readonly isRegistered?: boolean | undefined
  readonly isGuest?: boolean | undefined
  readonly phoneHome?: string | undefined
  readonly phoneMobile?: string | undefined
  readonly salutation?: string | undefined
  readonly preferredLocale?: string | undefined
  /** ISO 8601. */
  readonly creationDate?: string | undefined
  /** ISO 8601. */
  readonly lastModified?: string | undefined
  /** ISO 8601. */
  readonly lastLoginTime?: string | undefined
  /** Absent with `expand=none`. */
  readonly addresses?: readonly CustomerAddress[] | undefined
  /** Absent with `expand=none`. */
  readonly paymentInstruments?: readonly CustomerPaymentInstrument[] | undefined
  readonly c_loyaltyOptIn?: boolean | undefined
  readonly c_sscid?: string | undefined
  readonly c_ssccid?: string | undefined
  /** True when the session is in the staff sale; for display only (decision 25). */
  readonly c_isStaffSale?: boolean | undefined
  /** Decides the internal shop mode (decision 25). */
  readonly c_isStaffSaleCustomer?: boolean | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Fields that a shopper may change. Phones are free text of up to 32 characters. */
export interface CustomerProfile {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | undefined
  readonly salutation?: string | undefined
  readonly title?: string | undefined
  readonly phoneHome?: string | undefined
  readonly phoneMobile?: string | undefined
  readonly preferredLocale?: string | undefined
  readonly c_loyaltyOptIn?: boolean | undefined
}

/** Body of registerCustomer. The login is the e-mail address. */
export interface CustomerRegistration {
  readonly customer: CustomerProfile & { readonly login: string; readonly email: string; readonly lastName: string }
  readonly password: string
}

/**
 * Body of updateCustomer; absent fields are kept. The e-mail address, the login and the mobile number can only be
 * changed with the current password.
 */
export interface CustomerUpdate extends CustomerProfile {
  readonly login?: string | undefined
  readonly currentPassword?: string | undefined
}

/** Body of updateCustomerPassword. */
export interface PasswordChangeRequest {
  readonly currentPassword: string
  readonly password: string
}

/** An address of the address book, identified by `addressId`. At most one is `preferred`. */
export interface CustomerAddress {
  readonly addressId: string
  readonly lastName: string
  /** Two letters. */
  readonly countryCode: string
  readonly firstName?: string | undefined
  readonly fullName?: string | undefined
  readonly salutation?: string | undefined
  readonly title?: string | undefined
  readonly companyName?: string | undefined
  readonly address1?: string | undefined
  readonly address2?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly stateCode?: string | undefined
  readonly phone?: string | undefined
  readonly preferred?: boolean | undefined
  /** ISO 8601. */
  readonly creationDate?: string | undefined
  /** ISO 8601. */
  readonly lastModified?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Body of updateCustomerAddress; absent fields are kept. A new `addressId` renames the address. */
export type CustomerAddressUpdate = Partial<CustomerAddress>

/** A saved card as returned by the platform, with a masked number. */
export interface PaymentCard {
  readonly cardType?: string | undefined
  readonly maskedNumber?: string | undefined
  readonly numberLastDigits?: string | undefined
  readonly holder?: string | undefined
  /** 1-12. */
  readonly expirationMonth?: number | undefined
  readonly expirationYear?: number | undefined
  readonly creditCardExpired?: boolean | undefined
}

/** A saved payment instrument. At most one is the default. */
export interface CustomerPaymentInstrument {
  readonly paymentInstrumentId?: string | undefined
  readonly paymentMethodId?: string | undefined
  readonly paymentCard?: PaymentCard | undefined
  readonly default?: boolean | undefined
  /** ISO 8601. */
  readonly creationDate?: string | undefined
  /** ISO 8601. */
  readonly lastModified?: string | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Body of createCustomerPaymentInstrument. */
export interface CustomerPaymentInstrumentRequest {
  readonly paymentMethodId: string
  readonly paymentCard?:
    | {
        readonly cardType: string
        readonly holder: string
        readonly number: string
        readonly expirationMonth: number
        readonly expirationYear: number
      }
    | undefined
  readonly default?: boolean | undefined
}

/** Body of updateCustomerPaymentInstrument; other fields are rejected as `unsupported-fields`. */
export interface CustomerPaymentInstrumentUpdateRequest {
  readonly default?: boolean | undefined
  readonly paymentCard?:
    | {
        readonly expirationMonth?: number | undefined
        readonly expirationYear?: number | undefined
      }
    | undefined
}

/** Response of `GET custom/session/v1/customer-groups`, the only trusted source for groups. */
export interface CustomerGroupsResult {
  readonly customer_groups?: readonly string[] | undefined
}
