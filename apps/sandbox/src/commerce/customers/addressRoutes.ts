import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { decodeOnceMore } from '../http/query.js'
import { createAddress, findAddress, toAddress, updateAddress } from './addressService.js'
import { customersPath, type CustomerRoute } from './customerRoute.js'
import { ownCustomer } from './ownCustomer.js'

/** The address book of a registered customer. */
export function addressRoutes(app: FastifyInstance, context: CommerceContext): void {
  const path = (rest: string) => customersPath(`/:customerId/addresses${rest}`)
  const read = (request: FastifyRequest<CustomerRoute>) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    return { customerId, name: decodeOnceMore(request.params.addressName) }
  }

  app.post<CustomerRoute>(path(''), (request) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    return toAddress(createAddress(customerId, request.body, context))
  })

  app.get<CustomerRoute>(path('/:addressName'), (request) => {
    const { customerId, name } = read(request)
    return toAddress(findAddress(customerId, name, context))
  })

  app.patch<CustomerRoute>(path('/:addressName'), (request) => {
    const { customerId, name } = read(request)
    return toAddress(updateAddress(customerId, name, request.body, context))
  })

  app.delete<CustomerRoute>(path('/:addressName'), (request, reply) => {
    const { customerId, name } = read(request)
    context.addresses.remove(customerId, findAddress(customerId, name, context).addressId)
    return reply.code(204).send()
  })
}
