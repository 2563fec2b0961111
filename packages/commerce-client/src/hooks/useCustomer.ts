import type { Customer } from '../types/customer.js'
import { customerData } from './customerData.js'
import type { DataState } from './dataState.js'
import { usePersonalData } from './usePersonalData.js'
import type { Enabled } from './usePersonalRead.js'

/** Reads the account of the shopper, address book and saved cards; `idle` for guests, who have none (Spec §7). */
export function useCustomer(enabled: Enabled): DataState<Customer | null> {
  return usePersonalData(customerData, enabled)
}
