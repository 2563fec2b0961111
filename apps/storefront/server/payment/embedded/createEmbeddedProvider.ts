import type { z } from 'zod'
import { type PaymentProvider, PaymentProviderError } from '../paymentProvider.js'
import { sendToProvider } from '../sendToProvider.js'
import { foundSchema, methodsSchema, paymentSchema, receivedSchema, toAnswer } from './embeddedAnswers.js'
import { readEmbeddedWebhook } from './readEmbeddedWebhook.js'

/** Name of the embedded provider in attempts, configuration and the path of its webhooks. */
export const EMBEDDED_PROVIDER = 'testpay'

/** Access to the embedded provider. */
export interface EmbeddedConfig {
  /** Address for this server, without a trailing slash. */
  readonly origin: string
  readonly secret: string
  readonly webhookSecret: string
}

/** Adapter of "Testpay", the provider that comes with the sandbox: cards, wallets and transfers that move no money. */
export function createEmbeddedProvider(fetch: typeof globalThis.fetch, config: EmbeddedConfig): PaymentProvider {
  async function call<Answer>(
    schema: z.ZodType<Answer>,
    path: string,
    given: { readonly body?: object | undefined; readonly key?: string | undefined } = {},
  ): Promise<Answer> {
    const answer = await sendToProvider(fetch, EMBEDDED_PROVIDER, {
      method: given.body ? 'POST' : 'GET',
      url: `${config.origin}${path}`,
      headers: { authorization: `Bearer ${config.secret}` },
      ...given,
    })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    throw new PaymentProviderError(EMBEDDED_PROVIDER, 'unknown', { cause: parsed.error })
  }

  return {
    id: EMBEDDED_PROVIDER,

    async methods({ country, amount }) {
      const wire = { value: amount.minor, currency: amount.currency }
      const { methods } = await call(methodsSchema, '/v1/methods', { body: { country, amount: wire } })
      return new Set(methods.map(({ type }) => type))
    },

    async start(payment) {
      const { reference, orderNo, amount, methodId, cardToken, returnUrl, country, localeId, email, key } = payment
      const body = {
        reference,
        orderNo,
        amount: { value: amount.minor, currency: amount.currency },
        method: { type: methodId, ...(cardToken !== null && { token: cardToken }) },
        returnUrl,
        country,
        locale: localeId,
        email,
      }
      return toAnswer(await call(paymentSchema, '/v1/payments', { body, key }))
    },

    async submitDetails({ reference, details, key }) {
      const body = { redirectResult: details['redirectResult'] ?? '' }
      const payment = await call(paymentSchema, '/v1/payments/details', { body, key })
      if (payment.reference !== reference) throw new PaymentProviderError(EMBEDDED_PROVIDER, 'rejected')
      return toAnswer(payment)
    },

    async find(reference) {
      const { payments } = await call(foundSchema, `/v1/payments?reference=${encodeURIComponent(reference)}`)
      const answers = payments.map(toAnswer)
      // One reference may have several tries: an authorised one decides.
      return answers.find(({ kind }) => kind === 'authorised') ?? answers.at(-1) ?? { kind: 'none' }
    },

    readWebhook: (received) => readEmbeddedWebhook(config.webhookSecret, received),

    async capture({ paymentId, reference, amount, key }) {
      const body = { reference, amount: { value: amount.minor, currency: amount.currency } }
      await call(receivedSchema, `/v1/payments/${encodeURIComponent(paymentId)}/captures`, { body, key })
    },

    async cancel({ paymentId, reference, key }) {
      const path = paymentId === null ? '/v1/cancels' : `/v1/payments/${encodeURIComponent(paymentId)}/cancels`
      await call(receivedSchema, path, { body: { reference }, key })
    },

    async refund({ paymentId, reference, amount, key }) {
      const body = { reference, amount: { value: amount.minor, currency: amount.currency } }
      await call(receivedSchema, `/v1/payments/${encodeURIComponent(paymentId)}/refunds`, { body, key })
    },
  }
}
