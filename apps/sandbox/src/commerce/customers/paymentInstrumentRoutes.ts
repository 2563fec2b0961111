import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { customersPath, type CustomerRoute } from './customerRoute.js'
import { ownCustomer } from './ownCustomer.js'
import {
  createPaymentInstrument,
  findPaymentInstrument,
  toPaymentInstrument,
  updatePaymentInstrument,
} from './paymentInstrumentService.js'

/** The saved payment instruments of a registered customer. */
export function paymentInstrumentRoutes(app: FastifyInstance, context: CommerceContext): void {
  const path = (rest: string) => customersPath(`/:customerId/payment-instruments${rest}`)

  app.post<CustomerRoute>(path(''), (request) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    return toPaymentInstrument(createPaymentInstrument(customerId, request.body, context), context.now())
  })

  app.get<CustomerRoute>(path('/:instrumentId'), (request) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    const instrument = findPaymentInstrument(customerId, request.params.instrumentId, context)
    return toPaymentInstrument(instrument, context.now())
  })

  app.patch<CustomerRoute>(path('/:instrumentId'), (request) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    const instrument = updatePaymentInstrument(customerId, request.params.instrumentId, request.body, context)
    return toPaymentInstrument(instrument, context.now())
  })

  app.delete<CustomerRoute>(path('/:instrumentId'), (request, reply) => {
    const { customerId } = ownCustomer(request, request.params.customerId, context)
    const { instrumentId } = findPaymentInstrument(customerId, request.params.instrumentId, context)
    context.paymentInstruments.remove(customerId, instrumentId)
    return reply.code(204).send()
  })
}
