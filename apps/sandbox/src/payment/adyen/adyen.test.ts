import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import { SANDBOX_SECRETS } from '../createPaymentProvider.js'
import { startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider({ adyen: { webhookUser: 'shop:pass' } })
})
afterAll(() => shop.stop())

const merchantAccount = SANDBOX_SECRETS.adyenMerchantAccount
const API_KEY = { 'x-api-key': SANDBOX_SECRETS.adyenApiKey }

const call = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  shop.call(`/adyen/v72${path}`, body, { ...API_KEY, ...headers })

/** Without an idempotency key of its own, each call has a new one. */
const post = async (path: string, body: object, headers?: Readonly<Record<string, string>>) =>
  (await call(path, { merchantAccount, ...body }, headers)).json()

const card = (number: string, values: object = {}) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  ...values,
})
const payment = (paymentMethod: object, values: object = {}) => ({
  amount: { value: 820_000, currency: 'CHF' },
  reference: `attempt-${crypto.randomUUID()}`,
  merchantOrderReference: '00010001',
  paymentMethod,
  returnUrl: 'http://localhost:3000/ch/checkout/payment/return?attempt=1',
  countryCode: 'CH',
  shopperLocale: 'de-CH',
  ...values,
})

interface Item {
  readonly pspReference: string
  readonly originalReference?: string
  readonly merchantReference: string
  readonly eventCode: string
  readonly success: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly additionalData: { readonly hmacSignature: string }
}

async function itemsOf(merchantReference: string, count: number): Promise<readonly Item[]> {
  const own = () =>
    shop.received
      .flatMap(({ raw }): readonly Item[] =>
        JSON.parse(raw).notificationItems.map(
          (entry: { NotificationRequestItem: Item }) => entry.NotificationRequestItem,
        ),
      )
      .filter((item) => item.merchantReference === merchantReference)
  await expect.poll(() => own().length, { interval: 5 }).toBeGreaterThanOrEqual(count)
  return own()
}

const VISA = '4111111111111111'

describe('the Adyen stand-in', () => {
  it.each([
    ['CH', 'CHF', ['scheme', 'twint', 'bankTransfer_IBAN']],
    ['DK', 'DKK', ['scheme', 'mobilepay', 'bankTransfer_IBAN']],
    ['FR', 'EUR', ['scheme', 'bankTransfer_IBAN']],
  ])('lists the methods of %s', async (countryCode, currency, expected) => {
    const { paymentMethods } = await post('/paymentMethods', { countryCode, amount: { value: 1, currency } })
    expect(paymentMethods.map(({ type }: { readonly type: string }) => type)).toEqual(expected)
    expect(paymentMethods[0].brands).toContain('visa')
  })

  it('authorises a card and reports it with a valid HMAC', async () => {
    const body = payment(card(VISA))
    const answer = await post('/payments', body)
    expect(answer).toMatchObject({
      resultCode: 'Authorised',
      pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/),
      merchantReference: body.reference,
      amount: body.amount,
      paymentMethod: { type: 'scheme', brand: 'visa' },
    })
    const [item] = await itemsOf(body.reference, 1)
    const values = [answer.pspReference, '', merchantAccount, body.reference, 820_000, 'CHF', 'AUTHORISATION', 'true']
    const key = Buffer.from(SANDBOX_SECRETS.adyenHmacKey, 'hex')
    expect(item?.additionalData.hmacSignature).toBe(createHmac('sha256', key).update(values.join(':')).digest('base64'))
    const { headers, raw } = shop.received.find((webhook) => webhook.raw.includes(body.reference)) ?? {}
    expect(headers?.authorization).toBe(`Basic ${btoa('shop:pass')}`)
    expect(JSON.parse(raw ?? '').live).toBe('false')
  })

  it.each([
    ['UNKNOWN', 'Error', '4'],
    ['DECLINED', 'Refused', '2'],
    ['REFERRAL', 'Refused', '3'],
    ['ERROR', 'Error', '4'],
    ['BLOCK_CARD', 'Refused', '5'],
    ['CARD_EXPIRED', 'Refused', '6'],
    ['INVALID_AMOUNT', 'Refused', '7'],
    ['INVALID_CARD_NUMBER', 'Refused', '8'],
    ['ISSUER_UNAVAILABLE', 'Refused', '9'],
    ['NOT_SUPPORTED', 'Refused', '10'],
    ['NOT_3D_AUTHENTICATED', 'Refused', '11'],
    ['NOT_ENOUGH_BALANCE', 'Refused', '12'],
    ['PENDING', 'Received', undefined],
    ['ACQUIRER_FRAUD', 'Refused', '14'],
    ['CANCELLED', 'Refused', '15'],
    ['SHOPPER_CANCELLED', 'Refused', '16'],
    ['APPROVED', 'Authorised', undefined],
    ['Ada Frei', 'Authorised', undefined],
    ['__proto__', 'Authorised', undefined],
  ])('obeys the card holder %s', async (holderName, resultCode, refusalReasonCode) => {
    const answer = await post('/payments', payment(card(VISA, { holderName })))
    expect([answer.resultCode, answer.refusalReasonCode]).toEqual([resultCode, refusalReasonCode])
  })

  it('obeys a requested response code', async () => {
    const additionalData = { RequestedTestAcquirerResponseCode: 6 }
    expect(await post('/payments', payment(card(VISA), { additionalData }))).toMatchObject({
      refusalReason: 'Expired Card',
    })
  })

  it.each([
    { encryptedSecurityCode: 'test_000' },
    { encryptedExpiryYear: 'test_2031' },
    { encryptedExpiryMonth: undefined },
  ])('refuses wrong card data: %j', async (values) => {
    expect(await post('/payments', payment(card(VISA, values)))).toMatchObject({ resultCode: 'Refused' })
  })

  it.each([
    ['confirm', 'Authorised'],
    ['fail', 'Refused'],
    ['cancel', 'Cancelled'],
  ])('asks the cardholder by redirect: %s', async (decision, resultCode) => {
    const body = payment(card('4212345678910006'))
    const answer = await post('/payments', body)
    expect(answer).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET' } })
    const back = await shop.decide(answer.action.url, { decision })
    const details = { redirectResult: back.searchParams.get('redirectResult') }
    expect(await post('/payments/details', { details })).toMatchObject({
      resultCode,
      merchantReference: body.reference,
    })
    expect(await itemsOf(body.reference, 1)).toMatchObject([{ success: String(resultCode === 'Authorised') }])
  })

  it('redirects to a wallet and gives instructions for a transfer', async () => {
    expect(await post('/payments', payment({ type: 'twint' }))).toMatchObject({ resultCode: 'RedirectShopper' })
    expect(await post('/payments', payment({ type: 'bankTransfer_IBAN' }))).toMatchObject({
      resultCode: 'PresentToShopper',
      action: { type: 'bankTransfer', reference: '00010001', beneficiary: 'Halbrenn' },
    })
  })

  it('plays the provider’s own test cards, too', async () => {
    const body = payment(card(TEST_CARDS.webhookForged.number))
    await post('/payments', body)
    const [forged, genuine] = await itemsOf(body.reference, 2)
    expect([forged?.success, genuine?.success]).toEqual(['false', 'true'])
  })

  it('accepts captures, refunds and reversals, whose webhooks name the payment', async () => {
    const body = payment(card(VISA))
    const { pspReference } = await post('/payments', body)
    const change = (kind: string, values: object = {}) =>
      call(`/payments/${pspReference}/${kind}`, { merchantAccount, ...values })
    const amount = { value: 820_000, currency: 'CHF' }
    const captured = await change('captures', { amount, reference: 'c-1' })
    expect([captured.status, await captured.json()]).toMatchObject([
      201,
      { status: 'received', paymentPspReference: pspReference, reference: 'c-1', amount },
    ])
    await change('refunds', { amount: { value: 100, currency: 'CHF' } })
    await change('reversals')
    const items = await itemsOf(body.reference, 4)
    expect(items.map(({ eventCode, success, originalReference }) => [eventCode, success, originalReference])).toEqual([
      ['AUTHORISATION', 'true', undefined],
      ['CAPTURE', 'true', pspReference],
      ['REFUND', 'true', pspReference],
      ['CANCEL_OR_REFUND', 'true', pspReference],
    ])
    expect((await change('refunds', { amount })).status).toBe(422)
  })

  it('cancels by the merchant’s reference', async () => {
    const body = payment(card(VISA))
    await post('/payments', body)
    expect(await post('/cancels', { paymentReference: body.reference })).toMatchObject({ status: 'received' })
    expect((await itemsOf(body.reference, 2))[1]).toMatchObject({ eventCode: 'TECHNICAL_CANCEL', success: 'true' })
  })

  it('replays the first answer to an idempotency key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = payment(card(VISA))
    expect(await post('/payments', body, key)).toEqual(await post('/payments', body, key))
    const other = await call('/payments', { merchantAccount, ...body, reference: 'other' }, key)
    expect([other.status, await other.json()]).toMatchObject([422, { errorType: 'validation' }])
  })

  it.each([
    ['a wrong key', '/payments', payment(card(VISA)), { 'x-api-key': 'wrong' }, 401, '000'],
    ['another account', '/payments', { ...payment(card(VISA)), merchantAccount: 'Other' }, {}, 403, '901'],
    ['an unknown card', '/payments', payment(card('4000000000000000')), {}, 422, '101'],
    ['a card in clear text', '/payments', payment({ type: 'scheme', number: VISA }), {}, 422, '101'],
    ['an unknown method', '/payments', payment({ type: 'constructor' }), {}, 422, '140'],
    [
      'a foreign return address',
      '/payments',
      payment(card(VISA), { returnUrl: 'https://evil.example' }),
      {},
      422,
      '167',
    ],
    ['no amount', '/payments', payment(card(VISA), { amount: null }), {}, 422, '130'],
    ['an unknown payment', '/payments/UNKNOWN/captures', {}, {}, 422, '167'],
    ['an unknown result', '/payments/details', { details: { redirectResult: 'x' } }, {}, 422, '14_006'],
  ])('refuses %s', async (_name, path, body, headers, status, errorCode) => {
    const answer = await call(path, { merchantAccount, ...body }, headers)
    expect([answer.status, await answer.json()]).toMatchObject([status, { status, errorCode }])
  })
})
