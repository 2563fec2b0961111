import { createFakeFetch } from '@vitrine/commerce-client/testing/fakeFetch'
import { describe, expect, it } from 'vitest'
import type { PaymentAnswer, PaymentStart } from '../paymentProvider.js'
import { createAdyenProvider } from './createAdyenProvider.js'

const access = {
  apiBase: 'https://checkout-test.adyen.com/v72',
  apiKey: 'api-key',
  merchantAccount: 'Shop',
  hmacKeys: [],
  environment: 'test',
}
const amount = { minor: 820_000, currency: 'CHF' }
const payment: PaymentStart = {
  reference: 'attempt-1',
  orderNo: '7',
  amount,
  methodId: 'card',
  cardToken: null,
  encryptedCard: { type: 'scheme', encryptedCardNumber: 'adyenjs_1' },
  returnUrl: 'https://shop.test/ch/de/checkout/payment/return?attempt=attempt-1',
  country: 'CH',
  localeId: 'de-CH',
  email: 'ada@example.com',
  clientIp: '192.0.2.1',
  key: 'key-1',
}

function open(answer: object, status = 200) {
  const fake = createFakeFetch(() => Response.json(answer, { status }))
  return {
    ...fake,
    provider: createAdyenProvider(fake.fetch, access),
    body: () => JSON.parse(fake.calls[0]?.body ?? ''),
  }
}

describe('the Adyen adapter', () => {
  it('starts a payment with 3-D Secure by redirect and a return by GET', async () => {
    const { provider, calls, body } = open({ resultCode: 'Authorised', pspReference: 'PSP1' })
    expect(await provider.start(payment)).toEqual({ kind: 'authorised', paymentId: 'PSP1', amount })
    expect(calls[0]?.url).toBe('https://checkout-test.adyen.com/v72/payments')
    expect(calls[0]?.headers.get('x-api-key')).toBe('api-key')
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(body()).toEqual({
      merchantAccount: 'Shop',
      amount: { value: 820_000, currency: 'CHF' },
      reference: 'attempt-1',
      merchantOrderReference: '7',
      paymentMethod: { type: 'scheme', encryptedCardNumber: 'adyenjs_1' },
      returnUrl: payment.returnUrl,
      countryCode: 'CH',
      shopperLocale: 'de-CH',
      shopperEmail: 'ada@example.com',
      shopperIP: '192.0.2.1',
      channel: 'Web',
      origin: 'https://shop.test',
      redirectFromIssuerMethod: 'GET',
      redirectToIssuerMethod: 'GET',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
    })
  })

  it('takes nothing from the browser but the fields of an encrypted card', async () => {
    const { provider, body } = open({ resultCode: 'Authorised', pspReference: 'PSP1' })
    const encryptedCard = { type: 'giftcard', storedPaymentMethodId: 'S', encryptedCardNumber: 'adyenjs_1', brand: {} }
    await provider.start({ ...payment, methodId: 'twint', encryptedCard })
    expect(body().paymentMethod).toEqual({ type: 'twint', encryptedCardNumber: 'adyenjs_1' })
  })

  it.each<readonly [object, PaymentAnswer]>([
    [
      { resultCode: 'Refused', pspReference: 'P', refusalReasonCode: '12' },
      { kind: 'refused', paymentId: 'P', reason: 'insufficientFunds' },
    ],
    [
      { resultCode: 'Refused', pspReference: 'P', refusalReasonCode: '14' },
      { kind: 'refused', paymentId: 'P', reason: 'declined' },
    ],
    [
      { resultCode: 'Cancelled', pspReference: 'P' },
      { kind: 'refused', paymentId: 'P', reason: 'cancelled' },
    ],
    [
      {
        resultCode: 'RedirectShopper',
        action: { type: 'redirect', url: 'https://bank.test/', method: 'POST', data: { a: 'b' } },
      },
      {
        kind: 'redirect',
        paymentId: null,
        redirect: { url: 'https://bank.test/', method: 'POST', fields: { a: 'b' } },
      },
    ],
    [
      { resultCode: 'Received', pspReference: 'P' },
      { kind: 'pending', paymentId: 'P', instructions: null },
    ],
    [
      {
        resultCode: 'PresentToShopper',
        pspReference: 'P',
        action: { type: 'bankTransfer', iban: 'DE1', bic: 'B', beneficiary: 'Shop', reference: 'R' },
      },
      {
        kind: 'pending',
        paymentId: 'P',
        instructions: { iban: 'DE1', bic: 'B', holder: 'Shop', bank: null, reference: 'R' },
      },
    ],
    [
      { resultCode: 'Error', pspReference: 'P' },
      { kind: 'error', paymentId: 'P' },
    ],
    [
      { resultCode: 'PartiallyAuthorised', pspReference: 'P' },
      { kind: 'error', paymentId: 'P' },
    ],
    [
      { resultCode: 'IdentifyShopper', action: { type: 'threeDS2' } },
      { kind: 'error', paymentId: null },
    ],
    [
      { resultCode: 'Authorised', pspReference: 'P', amount: { value: 1, currency: 'CHF' } },
      { kind: 'authorised', paymentId: 'P', amount: { minor: 1, currency: 'CHF' } },
    ],
  ])('%j', async (answer, expected) => {
    expect(await open(answer).provider.start(payment)).toEqual(expected)
  })

  it('accepts the details of its own reference only', async () => {
    const answer = { resultCode: 'Authorised', pspReference: 'P', amount: { value: 820_000, currency: 'CHF' } }
    const details = { details: { redirectResult: 'x' }, reference: 'attempt-1', key: 'k' }
    const own = open({ ...answer, merchantReference: 'attempt-1' })
    expect(await own.provider.submitDetails(details)).toMatchObject({ kind: 'authorised', amount })
    const foreign = open({ ...answer, merchantReference: 'attempt-2' })
    await expect(foreign.provider.submitDetails(details)).rejects.toMatchObject({ failure: 'rejected' })
    await expect(open(answer).provider.submitDetails(details)).rejects.toMatchObject({ failure: 'rejected' })
  })

  it('offers our methods of the types that Adyen returns', async () => {
    const { provider } = open({ paymentMethods: [{ type: 'scheme' }, { type: 'twint' }, { type: 'ideal' }] })
    const methods = await provider.methods({ country: 'CH', amount, localeId: 'de-CH' })
    expect([...methods]).toEqual(['card', 'twint'])
  })

  it('cancels by reference, reverses by payment, captures and refunds', async () => {
    const { provider, calls } = open({ status: 'received' })
    await provider.cancel({ paymentId: null, reference: 'attempt-1', key: 'a' })
    await provider.cancel({ paymentId: 'P', reference: 'attempt-1', key: 'b' })
    await provider.capture({ paymentId: 'P', reference: 'attempt-1', amount, key: 'c' })
    await provider.refund({ paymentId: 'P', reference: 'attempt-1', amount, key: 'd' })
    expect(calls.map(({ path }) => path)).toEqual([
      '/v72/cancels',
      '/v72/payments/P/reversals',
      '/v72/payments/P/captures',
      '/v72/payments/P/refunds',
    ])
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('cannot look payments up', async () => {
    expect(await open({}).provider.find('attempt-1')).toEqual({ kind: 'unsupported' })
  })
})
