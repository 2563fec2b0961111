/** `customer` of Shopper Customers (Spec §3 "Customer"); fetched for registered shoppers only. */
export interface Customer {
  readonly customerId?: string | undefined
  readonly customerNo?: string | undefined
  readonly login?: string | undefined
  readonly email?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** `guest` or `registered`. */
  readonly customerType?: string | undefined
  readonly authType?: string | undefined
  readonly isRegistered?: boolean | undefined
  readonly isGuest?: boolean | undefined
  readonly preferredLocale?: string | undefined
  readonly c_loyaltyOptIn?: boolean | undefined
  readonly c_sscid?: string | undefined
  readonly c_ssccid?: string | undefined
  /** This session is in the staff sale; display only (decision 25). */
  readonly c_isStaffSale?: boolean | undefined
  /** Decides the internal shop mode (decision 25). */
  readonly c_isStaffSaleCustomer?: boolean | undefined
  readonly [key: `c_${string}`]: unknown
}

/** Answer of `GET custom/session/v1/customer-groups`, the only authority for groups. */
export interface CustomerGroupsResult {
  readonly customer_groups?: readonly string[] | undefined
}
