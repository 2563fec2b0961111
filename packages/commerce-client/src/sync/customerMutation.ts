import type { Call } from '../client/operation.js'
import type { Customer } from '../types/customer.js'
import { customerResource } from './customerResource.js'
import { type MutationDefinition, resourceMutation } from './mutationDefinition.js'
import type { ResourceUpdate } from './updateResource.js'

interface OfCustomer {
  readonly customerId: string
}

/**
 * Definition of a mutation of the shopper's account, which is fetched again afterwards. Its input is the call's
 * parameters without the customer id.
 *
 * @param isApplied see `ResourceUpdate`.
 */
export function customerMutation<Parameters extends OfCustomer>(
  call: Call<Parameters, unknown>,
  isApplied?: ResourceUpdate<Customer | null, Omit<Parameters, 'customerId'>>['isApplied'],
): MutationDefinition<Omit<Parameters, 'customerId'>, Customer | null>
export function customerMutation(
  call: Call<OfCustomer, unknown>,
  isApplied?: ResourceUpdate<Customer | null, object>['isApplied'],
): MutationDefinition<object, Customer | null> {
  return resourceMutation<Customer | null, object>(customerResource, {
    isApplied,
    async send({ client }, { customerId }, input) {
      await call(client, { ...input, customerId })
      return undefined
    },
  })
}
