import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import { buildPayment, startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider()
})
afterAll(() => shop.stop())

const payments = async (reference: string) =>
  (await (await shop.call(`/v1/payments?reference=${reference}`)).json()).payments

describe('the idempotency key', () => {
  it('gives the same answer to the same body, also to simultaneous calls', async () => {
    const token = await shop.tokenOf(TEST_CARDS.challenge.number)
    const body = buildPayment({ method: { type: 'card', token } })
    const key = { 'idempotency-key': 'one' }
    const [first, second] = await Promise.all([shop.pay(body, key), shop.pay(body, key)])
    expect(second).toEqual(first)
    await shop.decide(first.redirect?.url ?? '', { decision: 'confirm' })
    expect(await shop.pay(body, key)).toEqual(first)
    expect(await payments(body.reference)).toHaveLength(1)
  })

  it('is refused with another body', async () => {
    const key = { 'idempotency-key': 'two' }
    const body = buildPayment({ method: { type: 'paypal' } })
    await shop.pay(body, key)
    const answer = await shop.call('/v1/payments', { ...body, amount: { value: 1, currency: 'CHF' } }, key)
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'key_reused' } }])
  })

  it('protects captures from repetition', async () => {
    const token = await shop.tokenOf(TEST_CARDS.ok.number)
    const { paymentId, reference } = await shop.pay(buildPayment({ method: { type: 'card', token } }))
    const body = { reference: 'x', amount: { value: 1000, currency: 'CHF' } }
    const capture = async () =>
      (await shop.call(`/v1/payments/${paymentId}/captures`, body, { 'idempotency-key': 'c' })).json()
    expect(await capture()).toEqual(await capture())
    expect(await payments(reference)).toMatchObject([{ captured: 1000 }])
  })

  it.each(['', 'k'.repeat(65)])('is required and short: "%s"', async (key) => {
    const answer = await shop.call('/v1/payments', buildPayment(), { 'idempotency-key': key })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'key_missing' } }])
  })
})

describe('the API', () => {
  it.each([
    ['CH', 'CHF', ['card', 'twint', 'paypal', 'bank_transfer', 'invoice']],
    ['DK', 'DKK', ['card', 'mobilepay', 'paypal', 'bank_transfer', 'invoice']],
    ['DE', 'EUR', ['card', 'paypal', 'bank_transfer', 'invoice']],
  ])('lists the methods of %s', async (country, currency, expected) => {
    const answer = await shop.call('/v1/methods', { country, amount: { value: 100, currency } })
    const { methods } = await answer.json()
    expect(methods.map(({ type }: { readonly type: string }) => type)).toEqual(expected)
  })

  it('grants an invoice up to a limit', async () => {
    const invoice = (value: number) =>
      shop.pay(buildPayment({ method: { type: 'invoice' }, amount: { value, currency: 'CHF' } }))
    expect(await invoice(100_000)).toMatchObject({ result: 'authorised' })
    expect(await invoice(100_001)).toMatchObject({ result: 'refused', reason: 'declined' })
  })

  it('keeps a bank transfer pending until a test settles it', async () => {
    const payment = await shop.pay(buildPayment({ method: { type: 'bank_transfer' } }))
    expect(payment).toMatchObject({ result: 'pending', instructions: { reference: '00001234', bic: 'TESTCHZZ' } })
    const settle = () => shop.call(`/admin/payments/${payment.paymentId}/settle`, {})
    expect(await (await settle()).json()).toMatchObject({ state: 'authorised' })
    expect(await shop.webhooksOf(payment.paymentId, 1)).toMatchObject([{ body: { success: true } }])
    expect((await settle()).status).toBe(409)
  })

  it('uses a card token once', async () => {
    const token = await shop.tokenOf(TEST_CARDS.ok.number)
    const pay = () => shop.call('/v1/payments', buildPayment({ method: { type: 'card', token } }))
    expect((await pay()).status).toBe(200)
    const again = await pay()
    expect([again.status, await again.json()]).toMatchObject([422, { error: { code: 'token_used' } }])
  })

  it.each(['', 'Bearer', 'Bearer wrong', 'Basic c2FuZGJveA=='])(
    'refuses the authorization "%s"',
    async (authorization) => {
      const answer = await shop.call('/v1/payments?reference=x', undefined, { authorization })
      expect([answer.status, await answer.json()]).toMatchObject([401, { error: { code: 'unauthorised' } }])
    },
  )

  it.each([
    [{ amount: { value: 0, currency: 'CHF' } }],
    [{ amount: { value: 1.5, currency: 'CHF' } }],
    [{ amount: { value: '100', currency: 'CHF' } }],
    [{ amount: { value: 100, currency: 'USD' } }],
    [{ amount: null }],
    [{ method: { type: 'cash' } }],
    [{ method: 'card' }],
    [{ reference: 'a b' }],
    [{ reference: 'x'.repeat(81) }],
    [{ reference: { $ne: '' } }],
    [{ orderNo: '<script>' }],
    [{ locale: 'xx"><script>' }],
    [{ country: 'ch' }],
    [{ email: 1 }],
  ])('refuses %j with 400', async (values) => {
    const answer = await shop.call('/v1/payments', buildPayment(values))
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  })

  it.each([
    [{ method: { type: 'twint' }, country: 'DE', amount: { value: 1, currency: 'EUR' } }, 'method_not_available'],
    [{ returnUrl: 'https://evil.example/return' }, 'return_url_refused'],
    [{ returnUrl: 'http://localhost.evil.example/' }, 'return_url_refused'],
    [{ returnUrl: 'http://user@localhost:3000/' }, 'return_url_refused'],
    [{ returnUrl: 'javascript:alert(1)' }, 'return_url_refused'],
    [{ method: { type: 'card', token: 'tok_unknown' } }, 'token_unknown'],
  ])('refuses %j with 422', async (values, code) => {
    const answer = await shop.call('/v1/payments', buildPayment(values))
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code } }])
  })

  it.each(['{', '[]', 'null', '"x"', '{"__proto__":1}'])(
    'refuses the body %s without details of the process',
    async (payload) => {
      const headers = {
        authorization: 'Bearer sandbox-testpay-secret',
        'content-type': 'application/json',
        'idempotency-key': 'k',
      }
      const answer = await shop.provider.inject({ method: 'POST', url: '/v1/payments', headers, payload })
      expect(answer.statusCode).toBe(400)
      expect(answer.payload).not.toMatch(/node_modules|at .*\.[jt]s|TypeError/)
    },
  )

  it.each(['/v1/payments/unknown/captures', '/v1/payments/__proto__/refunds', '/v1/nothing'])(
    'has no %s',
    async (path) => {
      expect((await shop.call(path, { reference: 'x' })).status).toBe(404)
    },
  )
})
