import type { FastifyInstance } from 'fastify'
import type { CustomerOrderResult, OrderStatus } from '@vitrine/commerce-client/types/order'
import type { OrderFilter } from '../../store/orderRepository.js'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem, badRequest } from '../http/problem.js'
import { list, type Query } from '../http/query.js'
import { readInstant, readInteger } from '../http/readQuery.js'
import { scapiPath } from '../http/scapiPath.js'
import { toOrder } from './makeOrder.js'

const STATUSES: readonly OrderStatus[] = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed']
const MAXIMUM_LIMIT = 50
const DEFAULT_LIMIT = 10

interface CustomerRoute {
  readonly Querystring: Query
  readonly Params: { readonly customerId: string }
}

/** The orders of a customer, newest first. */
export async function customerOrderRoutes(app: FastifyInstance, context: CommerceContext): Promise<void> {
  const path = scapiPath('customer/shopper-customers/v1', '/customers/:customerId/orders')
  app.get<CustomerRoute>(path, (request): CustomerOrderResult => {
    const { customerId } = shopperOf(request)
    if (request.params.customerId !== customerId) {
      const detail = `The customer with ID '${request.params.customerId}' is not the customer of the access token.`
      throw new Problem(400, 'invalid-customer', detail, { customerId: request.params.customerId })
    }
    const filter = readFilter(request.query)
    const { orders, total } = context.orders.findByCustomer(customerId, filter)
    const data = orders.map((order) => toOrder(order, context.now()))
    return { data, limit: filter.limit, offset: filter.offset, total }
  })
}

function readFilter(query: Query): OrderFilter {
  const statuses = list(query, 'status').flatMap((value) => value.split('|'))
  const unknown = statuses.find((status) => !STATUSES.some((known) => known === status))
  if (unknown !== undefined) throw badRequest(`The status '${unknown}' is not valid.`, { parameter: 'status' })
  return {
    limit: readInteger(query, 'limit', DEFAULT_LIMIT, 1, MAXIMUM_LIMIT),
    offset: readInteger(query, 'offset', 0, 0, 1_000_000),
    statuses,
    from: readInstant(query, 'from'),
    until: readInstant(query, 'until'),
  }
}
