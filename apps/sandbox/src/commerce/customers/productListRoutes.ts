import type { FastifyInstance } from 'fastify'
import type { CustomerProductListResult } from '@vitrine/commerce-client/types/wishlist'
import type { CommerceContext } from '../commerceContext.js'
import { customersPath, type CustomerRoute } from './customerRoute.js'
import { ownShopper } from './ownCustomer.js'
import {
  createItem,
  createList,
  findItem,
  findList,
  removeItem,
  toItem,
  toList,
  updateItem,
  updateList,
} from './productListService.js'

/** Product lists; guests have them too. */
export function productListRoutes(app: FastifyInstance, context: CommerceContext): void {
  const path = (rest: string) => customersPath(`/:customerId/product-lists${rest}`)

  app.get<CustomerRoute>(path(''), (request): CustomerProductListResult => {
    const { customerId } = ownShopper(request, request.params.customerId)
    const data = context.productLists.all(customerId).map(toList)
    return { data, limit: data.length, total: data.length }
  })

  app.post<CustomerRoute>(path(''), (request) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    return toList(createList(customerId, request.body, context))
  })

  app.get<CustomerRoute>(path('/:listId'), (request) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    return toList(findList(customerId, request.params.listId, context))
  })

  app.patch<CustomerRoute>(path('/:listId'), (request) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    return toList(updateList(customerId, request.params.listId, request.body, context))
  })

  app.delete<CustomerRoute>(path('/:listId'), (request, reply) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    context.productLists.remove(customerId, findList(customerId, request.params.listId, context).listId)
    return reply.code(204).send()
  })

  app.post<CustomerRoute>(path('/:listId/items'), (request) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    return toItem(createItem(customerId, request.params.listId, request.body, context))
  })

  app.get<CustomerRoute>(path('/:listId/items/:itemId'), (request) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    return toItem(findItem(customerId, request.params.listId, request.params.itemId, context))
  })

  app.patch<CustomerRoute>(path('/:listId/items/:itemId'), (request) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    const { listId, itemId } = request.params
    return toItem(updateItem(customerId, listId, itemId, request.body, context))
  })

  app.delete<CustomerRoute>(path('/:listId/items/:itemId'), (request, reply) => {
    const { customerId } = ownShopper(request, request.params.customerId)
    removeItem(customerId, request.params.listId, request.params.itemId, context)
    return reply.code(204).send()
  })
}
