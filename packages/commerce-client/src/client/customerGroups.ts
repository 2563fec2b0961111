import type { CustomerGroupsResult } from '../types/customer.js'
import { defineCall } from './operation.js'

/** Reads the groups of the shopper who calls: the only authority for them (ours). Server only. */
export const getCustomerGroups = /* @__PURE__ */ defineCall<object, CustomerGroupsResult>(
  'custom/session/v1',
  'GET /customer-groups',
  [],
)
