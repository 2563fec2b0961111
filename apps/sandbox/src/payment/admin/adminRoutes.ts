import type { FastifyInstance } from 'fastify'
import { AdminError } from '../../admin/AdminError.js'
import { requireLoopback } from '../../admin/requireLoopback.js'
import { PaymentError } from '../api/PaymentError.js'
import { authorise } from '../ledger/decide.js'
import type { PaymentContext } from '../paymentContext.js'
import { PAYMENT_FAULTS, type PaymentFaultKind } from './createPaymentFaults.js'

const FAULT_BODY = {
  body: {
    type: 'object',
    required: ['kind'],
    additionalProperties: false,
    properties: {
      kind: { type: 'string', enum: PAYMENT_FAULTS },
      count: { type: 'integer', minimum: 1, maximum: 1000 },
      ms: { type: 'integer', minimum: 0, maximum: 600_000 },
    },
  },
} as const

interface FaultCall {
  readonly Body: { readonly kind: PaymentFaultKind; readonly count?: number; readonly ms?: number }
}

const DEFAULT_SLOWNESS_MS = 15_000

/** Control of the provider from a test on the same machine. */
export async function adminRoutes(app: FastifyInstance, context: PaymentContext): Promise<void> {
  const { ledger, webhooks, faults } = context
  app.addHook('onRequest', async (request) => {
    try {
      requireLoopback(request)
    } catch (error) {
      throw error instanceof AdminError ? new PaymentError(403, 'forbidden', error.message) : error
    }
  })

  app.get('/payments', () => ({
    payments: ledger.all().map(({ pageKey: _key, redirectResult: _result, ...payment }) => payment),
  }))

  app.get('/webhooks', () => ({ webhooks: webhooks.all() }))

  app.post<{ Params: { readonly paymentId: string } }>('/payments/:paymentId/settle', async ({ params }) => {
    const payment = ledger.find(params.paymentId)
    if (!payment) throw new PaymentError(404, 'payment_unknown', 'There is no payment with this id.')
    if (payment.state !== 'pending') throw new PaymentError(409, 'not_pending', 'This payment is not pending.')
    const { state } = await authorise(context, payment)
    return { paymentId: payment.paymentId, state }
  })

  app.post<FaultCall>('/fault', { schema: FAULT_BODY }, ({ body }, reply) => {
    faults.set({ kind: body.kind, count: body.count ?? 1, ms: body.ms ?? DEFAULT_SLOWNESS_MS })
    return reply.code(204).send()
  })

  app.post('/reset', (_request, reply) => {
    for (const reset of context.resets) reset()
    return reply.code(204).send()
  })
}
