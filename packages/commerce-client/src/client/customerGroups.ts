import type { CustomerGroupsResult } from '../types/customer.js'
import { defineCall } from './operation.js'

/** Reads the customer groups of the current shopper, the only trusted source for them (custom API). Server only. */
export const getCustomerGroups = /* @__PURE__ */ defineCall<object, CustomerGroupsResult>(
  'custom/session/v1',
  'GET /customer-groups',
  [],
)
