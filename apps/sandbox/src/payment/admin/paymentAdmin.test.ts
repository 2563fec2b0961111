import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import { buildPayment, startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider()
})
beforeEach(() => shop.call('/admin/reset', {}))
afterAll(() => shop.stop())

const fault = (body: unknown) => shop.call('/admin/fault', body)
const methods = () => shop.call('/v1/methods', { country: 'CH', amount: { value: 1, currency: 'CHF' } })

describe('the admin API of the payment provider', () => {
  it('lists payments and webhooks without card numbers, codes and secret addresses', async () => {
    const token = await shop.tokenOf(TEST_CARDS.ok.number)
    const { paymentId } = await shop.pay(buildPayment({ method: { type: 'card', token } }))
    await shop.webhooksOf(paymentId, 1)
    const payments = await (await shop.call('/admin/payments')).text()
    const webhooks = await (await shop.call('/admin/webhooks')).text()
    expect(JSON.parse(payments)).toMatchObject({
      payments: [{ paymentId, state: 'authorised', card: { last4: '0000' } }],
    })
    expect(JSON.parse(webhooks)).toMatchObject({ webhooks: [{ paymentId, type: 'AUTHORISATION' }] })
    expect(payments + webhooks).not.toMatch(/9000000000010000|737"|pageKey|redirectResult|tok_/)
  })

  it('forgets everything on reset, keys and pending webhooks included', async () => {
    const key = { 'idempotency-key': 'kept' }
    const token = await shop.tokenOf(TEST_CARDS.webhookLate.number)
    const { paymentId } = await shop.pay(buildPayment({ method: { type: 'card', token } }), key)
    const unused = await shop.tokenOf(TEST_CARDS.ok.number)
    expect((await shop.call('/admin/reset', {})).status).toBe(204)
    expect(await (await shop.call('/admin/payments')).json()).toEqual({ payments: [] })
    expect((await shop.call('/v1/payments', buildPayment({ method: { type: 'card', token: unused } }))).status).toBe(
      422,
    )
    expect((await shop.pay(buildPayment({ method: { type: 'paypal' } }), key)).result).toBe('redirect')
    await shop.quiet(450)
    expect(await shop.webhooksOf(paymentId, 0)).toEqual([])
  })

  it('breaks, delays or fails a number of calls', async () => {
    await fault({ kind: '500', count: 2 })
    expect([(await methods()).status, (await methods()).status, (await methods()).status]).toEqual([500, 500, 200])
    await fault({ kind: 'down' })
    await expect(methods()).rejects.toThrow('fetch failed')
    expect((await methods()).status).toBe(200)
    await fault({ kind: 'slow', ms: 80 })
    const started = performance.now()
    expect((await methods()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(75)
  })

  it.each([
    [{}],
    [{ kind: 'fire' }],
    [{ kind: 'down', count: 0 }],
    [{ kind: 'slow', ms: -1 }],
    [{ kind: 'down', x: 1 }],
  ])('refuses the fault %j', async (body) => {
    expect((await fault(body)).status).toBe(400)
  })

  it.each([[{ host: 'payments.example' }], [{ host: 'localhost', origin: 'https://evil.example' }]])(
    'refuses a call with %j',
    async (headers) => {
      const answer = await shop.provider.inject({ url: '/admin/payments', headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: 'forbidden' } }])
    },
  )

  it('refuses a call from the network', async () => {
    const answer = await shop.provider.inject({ url: '/admin/payments', remoteAddress: '192.0.2.1' })
    expect(answer.statusCode).toBe(403)
  })
})
