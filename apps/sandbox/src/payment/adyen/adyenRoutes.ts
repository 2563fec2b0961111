import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createIdempotency } from '../api/createIdempotency.js'
import { applyFault, requireSecret } from '../api/registerApi.js'
import { sendPayment } from '../api/sendPayment.js'
import { cancelReference } from '../ledger/cancelReference.js'
import { changePayment } from '../ledger/changePayment.js'
import type { Amount, Payment } from '../ledger/payment.js'
import type { PaymentContext } from '../paymentContext.js'
import { AdyenError } from './AdyenError.js'
import { offeredMethods } from './adyenMethods.js'
import {
  ADYEN_CANCEL_BODY,
  ADYEN_CHANGE_BODY,
  ADYEN_DETAILS_BODY,
  ADYEN_METHODS_BODY,
  ADYEN_PAYMENT_BODY,
} from './adyenSchemas.js'
import { pspReference } from './pspReference.js'
import { sendAdyenError } from './sendAdyenError.js'
import { startAdyenPayment, type AdyenPaymentBody } from './startAdyenPayment.js'
import { toAdyenAnswer } from './toAdyenAnswer.js'

interface MethodsCall {
  readonly Body: { readonly amount?: Amount | undefined; readonly countryCode?: string | undefined }
}

interface ChangeCall {
  readonly Params: { readonly psp: string }
  readonly Body: { readonly reference?: string | undefined; readonly amount?: Amount | undefined }
}

interface CancelCall {
  readonly Body: { readonly paymentReference: string; readonly reference?: string | undefined }
}

const CREATED = 201

/** `/adyen/v72`: the part of Adyen's Checkout API that the shop uses. */
export async function adyenRoutes(app: FastifyInstance, context: PaymentContext): Promise<void> {
  const { adyen, ledger } = context
  const { merchantAccount } = adyen
  const started = createIdempotency<Payment>()
  const changed = createIdempotency<object>()
  const lost = new Set<string>()
  for (const part of [started, changed, lost]) context.resets.add(() => part.clear())
  const write = (payment: Payment) => toAdyenAnswer(context, payment)

  app.setErrorHandler((error, _request, reply) => sendAdyenError(error, reply))
  app.addHook('onRequest', async (request, reply) => {
    requireSecret(request.headers['x-api-key'], adyen.apiKey)
    await applyFault(context, request, reply)
  })
  app.addHook('preHandler', async ({ body, routeOptions }) => requireAccount(body, merchantAccount, routeOptions.url))

  app.post<MethodsCall>('/paymentMethods', { schema: ADYEN_METHODS_BODY }, ({ body }) => ({
    paymentMethods: offeredMethods(body.countryCode ?? 'CH', body.amount?.currency ?? 'CHF'),
  }))

  app.post<{ Body: AdyenPaymentBody }>('/payments', { schema: ADYEN_PAYMENT_BODY }, async (request, reply) => {
    const { body } = request
    const payment = await once(started, 'payments', request, () => startAdyenPayment(context, body))
    return sendPayment(context, { request, reply }, payment, lost, write)
  })

  app.post<{ Body: { readonly details: { readonly redirectResult: string } } }>(
    '/payments/details',
    { schema: ADYEN_DETAILS_BODY },
    (request, reply) => {
      const payment = ledger.findByRedirectResult(request.body.details.redirectResult)
      if (payment?.service !== 'adyen') throw new AdyenError(422, '14_006', 'validation', 'Invalid redirectResult')
      return sendPayment(context, { request, reply }, payment, lost, write)
    },
  )

  for (const kind of ['captures', 'refunds', 'cancels', 'reversals'] as const) {
    app.post<ChangeCall>(`/payments/:psp/${kind}`, { schema: ADYEN_CHANGE_BODY }, async (request, reply) => {
      const { params, body } = request
      const answer = await once(changed, `${kind} ${params.psp}`, request, async () => {
        const payment = ledger.find(params.psp)
        if (payment?.service !== 'adyen') {
          throw new AdyenError(422, '167', 'validation', 'Original pspReference required for this operation')
        }
        const { id, status } = changePayment(context, payment, kind, body.amount ?? null, { id: pspReference() })
        return { ...body, merchantAccount, paymentPspReference: params.psp, pspReference: id, status }
      })
      return reply.code(CREATED).send(answer)
    })
  }

  app.post<CancelCall>('/cancels', { schema: ADYEN_CANCEL_BODY }, async (request, reply) => {
    const { paymentReference, reference } = request.body
    const answer = await once(changed, 'cancels', request, async () => {
      const { id, status } = cancelReference(context, paymentReference, pspReference())
      return { merchantAccount, paymentReference, ...(reference && { reference }), pspReference: id, status }
    })
    return reply.code(CREATED).send(answer)
  })
}

/** Runs a call once for each `idempotency-key`; without a key always. */
function once<Result>(
  memory: ReturnType<typeof createIdempotency<Result>>,
  scope: string,
  { headers, body }: FastifyRequest,
  run: () => Promise<Result>,
): Promise<Result> {
  const key = headers['idempotency-key']
  return key === undefined ? run() : memory.once(scope, key, body, run)
}

/** @throws AdyenError 403 when the body names another account */
function requireAccount(body: unknown, account: string, route: string | undefined): void {
  const given = typeof body === 'object' && body !== null && 'merchantAccount' in body ? body.merchantAccount : null
  const isOptional = route?.endsWith('/details') === true && given === null
  if (given !== account && !isOptional) throw new AdyenError(403, '901', 'security', 'Invalid Merchant Account')
}
