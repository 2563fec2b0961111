import type { Call } from '../client/operation.js'
import type { Customer } from '../types/customer.js'
import { changes, type Mutated } from './cacheUpdates.js'
import type { DataChange } from './changeData.js'
import { customerData } from './customerData.js'

interface OfCustomer {
  readonly customerId: string
}

/**
 * Row of a mutation of the shopper's account, which is read again afterwards; its input is what the call wants, without the
 * customer's id.
 */
export function customerChange<Parameters extends OfCustomer>(
  call: Call<Parameters, unknown>,
  isDone?: DataChange<Customer | null, Omit<Parameters, 'customerId'>>['isDone'],
): Mutated<Omit<Parameters, 'customerId'>, Customer | null>
export function customerChange(
  call: Call<OfCustomer, unknown>,
  isDone?: DataChange<Customer | null, object>['isDone'],
): Mutated<object, Customer | null> {
  return changes<Customer | null, object>(customerData, {
    isDone,
    async send({ client }, { customerId }, input) {
      await call(client, { ...input, customerId })
      return undefined
    },
  })
}
