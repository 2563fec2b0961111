import type { FastifyRequest } from 'fastify'
import type { StoredCustomer } from '../../store/customerRepository.js'
import type { Shopper } from '../../store/shopperRepository.js'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem } from '../http/problem.js'

/**
 * The shopper of a call below `customers/{customerId}`.
 * @throws Problem 400 `invalid-customer` when the id is not that of the token, whether it exists or not
 */
export function ownShopper(request: FastifyRequest, customerId: string): Shopper {
  const shopper = shopperOf(request)
  if (shopper.customerId === customerId) return shopper
  const detail = 'CustomerId URL parameter does not match the verified customer represented by the JWT token.'
  throw new Problem(400, 'invalid-customer', detail)
}

/**
 * The registered customer of a call below `customers/{customerId}`.
 * @throws Problem 400 `invalid-customer`; 404 `not-found` for a guest, who has no record
 */
export function ownCustomer(request: FastifyRequest, customerId: string, context: CommerceContext): StoredCustomer {
  const shopper = ownShopper(request, customerId)
  const customer = shopper.login === null ? null : context.customers.find(customerId)
  if (customer) return customer
  throw new Problem(404, 'not-found', `No customer with ID '${customerId}' could be found.`, { customerId })
}
