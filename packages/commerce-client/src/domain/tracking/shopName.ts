import { isInternalShop, type StaffFlags } from '../customer/staffSale.js'

/** Shop as analytics records it: `int` for the internal shop of staff-sale customers, else `reg` (Spec §4, §9). */
export type ShopName = 'int' | 'reg'

/** Shop of a customer; null = a shopper without a customer record. */
export function shopName(customer: StaffFlags | null | undefined): ShopName {
  return isInternalShop(customer) ? 'int' : 'reg'
}
