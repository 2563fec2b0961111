import type { Customer } from '../../types/customer.js'

/** Local-storage key of the marker that the internal shop was entered (Spec §4 "Staff sale"). */
export const STAFF_SALE_MARKER_KEY = 'staff-sale'

/** The two staff-sale flags of a customer. */
export type StaffFlags = Pick<Customer, 'c_isStaffSaleCustomer' | 'c_isStaffSale'>

/** The shopper is in the internal shop: `c_isStaffSaleCustomer` alone decides (decision 25). */
export function isInternalShop(customer: StaffFlags | null | undefined): boolean {
  return customer?.c_isStaffSaleCustomer === true
}

/** This session is in the staff sale: `c_isStaffSale`, for display only (decision 25). */
export function isInStaffSale(customer: StaffFlags | null | undefined): boolean {
  return customer?.c_isStaffSale === true
}

/**
 * What to do with the marker: `set` once, when a flagged customer enters the internal shop; `remove` when the customer is
 * not flagged; null = nothing.
 *
 * @param customer null = a shopper without a record, `undefined` = not known yet.
 */
export function staffSaleMarker(customer: StaffFlags | null | undefined, isMarked: boolean): 'set' | 'remove' | null {
  if (customer === undefined || isInternalShop(customer) === isMarked) return null
  return isMarked ? 'remove' : 'set'
}
