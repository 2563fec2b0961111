import type { CustomerGroupsResult } from '../types/customer.js'
import type { DataState } from './dataState.js'
import { type Enabled, usePersonalRead } from './usePersonalRead.js'

/** Reads the shopper's customer groups from the platform, the only trusted source (trust A2). */
export function useCustomerGroups(enabled: Enabled): DataState<readonly string[]> {
  return usePersonalRead(
    {
      name: 'customer_groups',
      read: async ({ sessions }) => {
        const answer = ['customer_groups'] as const
        const groups = await sessions.request<CustomerGroupsResult>('GET /session/customer-groups', answer)
        return groups.customer_groups ?? []
      },
    },
    enabled,
  )
}
