import type { Query } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'

/** Parts of a request that routes below `customers` read. */
export interface CustomerRoute {
  readonly Querystring: Query
  readonly Params: {
    readonly customerId: string
    readonly addressName: string
    readonly instrumentId: string
    readonly listId: string
    readonly itemId: string
  }
  readonly Body: unknown
}

/** Path of an operation of Shopper Customers, e.g. `customersPath('/:customerId/addresses')`. */
export function customersPath(rest: string): string {
  return scapiPath('customer/shopper-customers/v1', `/customers${rest}`)
}
