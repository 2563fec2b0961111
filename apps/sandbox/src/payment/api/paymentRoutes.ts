import type { FastifyInstance } from 'fastify'
import type { CardFacts, MethodType } from '../ledger/payment.js'
import { cancelReference } from '../ledger/cancelReference.js'
import { changePayment, type ChangeReceipt } from '../ledger/changePayment.js'
import { isOffered, methodsFor } from '../ledger/methods.js'
import type { Amount, Payment } from '../ledger/payment.js'
import { startPayment } from '../ledger/startPayment.js'
import type { PaymentContext } from '../paymentContext.js'
import { createIdempotency } from './createIdempotency.js'
import { PaymentError } from './PaymentError.js'
import { CHANGE_BODY, DETAILS_BODY, METHODS_BODY, PAYMENT_BODY, REFERENCE_QUERY } from './paymentSchemas.js'
import { requireShopUrl } from './requireShopUrl.js'
import { sendPayment } from './sendPayment.js'
import { toAnswer } from './toAnswer.js'

interface PaymentCall {
  readonly Body: {
    readonly reference: string
    readonly orderNo: string
    readonly amount: Amount
    readonly method: { readonly type: MethodType; readonly token?: string }
    readonly returnUrl: string
    readonly country: string
    readonly locale: string
  }
}

interface ChangeCall {
  readonly Params: { readonly paymentId: string }
  readonly Body: { readonly reference: string; readonly amount?: Amount }
}

const KEY = 'idempotency-key'

/** `/v1`: methods, payments, details, and changes of payments. */
export async function paymentRoutes(app: FastifyInstance, context: PaymentContext): Promise<void> {
  const started = createIdempotency<Payment>()
  const changed = createIdempotency<ChangeReceipt>()
  const lost = new Set<string>()
  for (const part of [started, changed, lost]) context.resets.add(() => part.clear())
  const { ledger } = context
  const write = (payment: Payment) => toAnswer(context, payment)

  app.post<{ Body: { readonly country: string; readonly amount: Amount } }>(
    '/methods',
    { schema: METHODS_BODY },
    ({ body }) => ({ methods: methodsFor(body.country, body.amount) }),
  )

  app.post<PaymentCall>('/payments', { schema: PAYMENT_BODY }, async (request, reply) => {
    const { body, headers } = request
    const payment = await started.once('payments', headers[KEY], body, async () => {
      const { reference, orderNo, amount, method, country, locale } = body
      if (!isOffered(method.type, country, amount.currency)) {
        throw new PaymentError(422, 'method_not_available', `${method.type} is not available in this market.`)
      }
      const returnUrl = requireShopUrl(context, body.returnUrl)
      const card = method.type === 'card' && method.token !== undefined ? redeem(context, method.token) : null
      const order = { reference, orderNo, amount, type: method.type, returnUrl, locale, card }
      return startPayment(context, { ...order, service: 'testpay' })
    })
    return sendPayment(context, { request, reply }, payment, lost, write)
  })

  app.post<{ Body: { readonly redirectResult: string } }>(
    '/payments/details',
    { schema: DETAILS_BODY },
    (request, reply) => {
      const payment = ledger.findByRedirectResult(request.body.redirectResult)
      if (payment?.service !== 'testpay')
        throw new PaymentError(404, 'result_unknown', 'This redirectResult is unknown.')
      return sendPayment(context, { request, reply }, payment, lost, write)
    },
  )

  app.get<{ Querystring: { readonly reference: string } }>('/payments', { schema: REFERENCE_QUERY }, ({ query }) => ({
    payments: ledger.findByReference(query.reference).map(write),
  }))

  for (const kind of ['captures', 'cancels', 'refunds'] as const) {
    app.post<ChangeCall>(`/payments/:paymentId/${kind}`, { schema: CHANGE_BODY }, ({ params, body, headers }) =>
      changed.once(`${kind} ${params.paymentId}`, headers[KEY], body, async () =>
        changePayment(context, found(ledger.find(params.paymentId)), kind, body.amount ?? null),
      ),
    )
  }

  app.post<ChangeCall>('/cancels', { schema: CHANGE_BODY }, ({ body }) => cancelReference(context, body.reference))
}

function found(payment: Payment | null): Payment {
  if (payment?.service === 'testpay') return payment
  throw new PaymentError(404, 'payment_unknown', 'There is no payment with this id.')
}

function redeem({ tokens }: PaymentContext, token: string): CardFacts {
  const reading = tokens.redeem(token)
  if (reading.kind === 'card') return reading.card
  throw new PaymentError(422, `token_${reading.kind}`, `The card token is ${reading.kind}. Ask the shopper again.`)
}
