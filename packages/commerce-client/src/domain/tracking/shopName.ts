import { isInternalShop, type StaffFlags } from '../customer/staffSale.js'

/** Shop as analytics records it: `int` for the internal shop of staff-sale customers, else `reg` (Spec §4, §9). */
export type ShopName = 'int' | 'reg'

/** Name of the shop that a customer is in; null = a shopper without a record. */
export function shopName(customer: StaffFlags | null | undefined): ShopName {
  return isInternalShop(customer) ? 'int' : 'reg'
}
