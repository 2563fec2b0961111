import type { FastifyInstance } from 'fastify'
import { shopperOf } from '../auth/bearer.js'
import type { CommerceContext } from '../commerceContext.js'
import { Problem } from '../http/problem.js'
import { customersPath, type CustomerRoute } from './customerRoute.js'
import { registerCustomer, updateCustomer, updatePassword } from './customerService.js'
import { ownCustomer } from './ownCustomer.js'
import { readExpanded, toCustomer } from './toCustomer.js'

/** Registration, profile and password. */
export function profileRoutes(app: FastifyInstance, context: CommerceContext): void {
  app.post<CustomerRoute>(customersPath(''), async (request) => {
    if (shopperOf(request).login !== null) {
      throw new Problem(400, 'invalid-customer', 'The access token belongs to a customer who is registered already.')
    }
    return toCustomer(await registerCustomer(request.body, context))
  })

  app.get<CustomerRoute>(customersPath('/:customerId'), (request) =>
    readExpanded(ownCustomer(request, request.params.customerId, context), request.query, context),
  )

  app.patch<CustomerRoute>(customersPath('/:customerId'), async (request) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    return toCustomer(await updateCustomer(customerId, request.body, context))
  })

  app.put<CustomerRoute>(customersPath('/:customerId/password'), async (request, reply) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    await updatePassword(customerId, request.body, context)
    return reply.code(204).send()
  })

  for (const action of ['create-reset-token', 'reset']) {
    app.post(customersPath(`/password/actions/${action}`), () => {
      throw new Problem(403, 'forbidden', 'This operation needs an admin token; shoppers reset passwords with SLAS.')
    })
  }
}
