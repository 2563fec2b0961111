import type { z } from 'zod'
import { type Money, type PaymentProvider, PaymentProviderError, type PaymentStart } from '../paymentProvider.js'
import { sendToProvider } from '../sendToProvider.js'
import { adyenMethodsSchema, adyenPaymentSchema, adyenReceivedSchema, toAnswer } from './adyenAnswers.js'
import { readAdyenWebhook } from './readAdyenWebhook.js'

/** Name of Adyen in attempts, configuration and the path of its webhooks. */
export const ADYEN_PROVIDER = 'adyen'

/** Access to Adyen's Checkout API. */
export interface AdyenAccess {
  /** With the version, e.g. `https://checkout-test.adyen.com/v72`. */
  readonly apiBase: string
  readonly apiKey: string
  readonly merchantAccount: string
  readonly hmacKeys: readonly string[]
  readonly environment: string
}

/** Our method ids by Adyen's types. */
const METHOD_TYPES: Readonly<Record<string, string>> = {
  card: 'scheme',
  twint: 'twint',
  mobilepay: 'mobilepay',
  paypal: 'paypal',
  bank_transfer: 'bankTransfer_IBAN',
  invoice: 'klarna',
}

/** What the card component sends; nothing else of a browser's request reaches Adyen. */
const CARD_FIELDS = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
  'holderName',
  'brand',
  'checkoutAttemptId',
]

/**
 * Adapter of Adyen's advanced flow (`/payments` and `/payments/details`, Checkout API v72), with 3-D Secure by redirect.
 * Adyen cannot look payments up by our reference, so a lost answer is decided by its webhooks.
 */
export function createAdyenProvider(fetch: typeof globalThis.fetch, access: AdyenAccess): PaymentProvider {
  const { merchantAccount } = access

  async function call<Answer>(
    schema: z.ZodType<Answer>,
    path: string,
    given: { readonly body: object; readonly key?: string | undefined },
  ): Promise<Answer> {
    const answer = await sendToProvider(fetch, ADYEN_PROVIDER, {
      method: 'POST',
      url: `${access.apiBase}${path}`,
      headers: { 'x-api-key': access.apiKey },
      body: { merchantAccount, ...given.body },
      key: given.key,
    })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    throw new PaymentProviderError(ADYEN_PROVIDER, 'unknown', { cause: parsed.error })
  }

  return {
    id: ADYEN_PROVIDER,

    async methods({ country, amount, localeId }) {
      const body = { amount: wireOf(amount), countryCode: country, shopperLocale: localeId, channel: 'Web' }
      const { paymentMethods } = await call(adyenMethodsSchema, '/paymentMethods', { body })
      const types = new Set(paymentMethods.map(({ type }) => type))
      return new Set(Object.keys(METHOD_TYPES).filter((id) => types.has(METHOD_TYPES[id] ?? '')))
    },

    async start(payment) {
      const body = startBody(payment)
      return toAnswer(await call(adyenPaymentSchema, '/payments', { body, key: payment.key }), payment.amount)
    },

    async submitDetails({ reference, details, key }) {
      const payment = await call(adyenPaymentSchema, '/payments/details', { body: { details }, key })
      if (payment.merchantReference !== reference) throw new PaymentProviderError(ADYEN_PROVIDER, 'rejected')
      // Adyen adds the amount to answers of authorised payments; without it the webhook decides.
      return toAnswer(payment, null)
    },

    find: async () => ({ kind: 'unsupported' }),
    readWebhook: (received) => readAdyenWebhook(access, received),

    async capture({ paymentId, reference, amount, key }) {
      await call(adyenReceivedSchema, `/payments/${encodeURIComponent(paymentId)}/captures`, {
        body: { reference, amount: wireOf(amount) },
        key,
      })
    },

    async cancel({ paymentId, reference, key }) {
      // A reversal cancels, or refunds what is captured already.
      if (paymentId === null)
        await call(adyenReceivedSchema, '/cancels', { body: { reference, paymentReference: reference }, key })
      else
        await call(adyenReceivedSchema, `/payments/${encodeURIComponent(paymentId)}/reversals`, {
          body: { reference },
          key,
        })
    },

    async refund({ paymentId, reference, amount, key }) {
      await call(adyenReceivedSchema, `/payments/${encodeURIComponent(paymentId)}/refunds`, {
        body: { reference, amount: wireOf(amount) },
        key,
      })
    },
  }
}

function wireOf({ minor, currency }: Money) {
  return { value: minor, currency }
}

function startBody(payment: PaymentStart): object {
  const { reference, amount, methodId, encryptedCard, returnUrl, country, localeId, email, clientIp } = payment
  return {
    amount: wireOf(amount),
    reference,
    paymentMethod: { ...encryptedFields(encryptedCard), type: METHOD_TYPES[methodId] ?? methodId },
    returnUrl,
    countryCode: country,
    shopperLocale: localeId,
    shopperEmail: email,
    shopperIP: clientIp,
    channel: 'Web',
    origin: new URL(returnUrl).origin,
    // A POST from the bank's site would arrive without our SameSite cookies.
    redirectFromIssuerMethod: 'GET',
    redirectToIssuerMethod: 'GET',
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
    merchantOrderReference: payment.orderNo,
  }
}

function encryptedFields(card: PaymentStart['encryptedCard']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CARD_FIELDS.flatMap((name) => {
      const value = card?.[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
