import type { Customer } from '../types/customer.js'
import { customerResource } from '../sync/customerResource.js'
import type { DataState } from './dataState.js'
import { usePersonalData } from './usePersonalData.js'
import type { Enabled } from './usePersonalRead.js'

/** Reads the shopper's account with address book and saved payment instruments; `idle` for guests (Spec §7). */
export function useCustomer(enabled: Enabled): DataState<Customer | null> {
  return usePersonalData(customerResource, enabled)
}
