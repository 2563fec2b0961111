import type { Customer } from '../../types/customer.js'

/** Local-storage key of the marker set when the shopper enters the internal shop (Spec §4 "Staff sale"). */
export const STAFF_SALE_MARKER_KEY = 'staff-sale'

/** The staff-sale flags of a customer. */
export type StaffFlags = Pick<Customer, 'c_isStaffSaleCustomer' | 'c_isStaffSale'>

/** True when the shopper is in the internal shop; only `c_isStaffSaleCustomer` decides (decision 25). */
export function isInternalShop(customer: StaffFlags | null | undefined): boolean {
  return customer?.c_isStaffSaleCustomer === true
}

/** True when the session is in the staff sale: `c_isStaffSale`, for display only (decision 25). */
export function isInStaffSale(customer: StaffFlags | null | undefined): boolean {
  return customer?.c_isStaffSale === true
}

/**
 * Change to the marker: `set` when a flagged customer enters the internal shop for the first time; `remove` when the
 * customer is not flagged; null = no change.
 *
 * @param customer null = a shopper without a customer record, `undefined` = not loaded yet.
 */
export function staffSaleMarker(customer: StaffFlags | null | undefined, isMarked: boolean): 'set' | 'remove' | null {
  if (customer === undefined || isInternalShop(customer) === isMarked) return null
  return isMarked ? 'remove' : 'set'
}
