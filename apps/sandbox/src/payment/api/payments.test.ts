import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import { SANDBOX_SECRETS } from '../createPaymentProvider.js'
import { buildPayment, startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider()
})
afterAll(() => shop.stop())

describe('a payment', () => {
  it('is authorised by a card token and reported by a signed webhook', async () => {
    const token = await shop.tokenOf(TEST_CARDS.ok.number)
    const payment = await shop.pay(buildPayment({ method: { type: 'card', token } }))
    expect(payment).toMatchObject({ result: 'authorised', amount: { value: 820_000, currency: 'CHF' }, captured: 0 })
    const [webhook] = await shop.webhooksOf(payment.paymentId, 1)
    const { paymentId, reference, orderNo, amount } = payment
    expect(webhook?.body).toMatchObject({ type: 'AUTHORISATION', success: true, paymentId, reference, orderNo, amount })
    const [, time, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(webhook?.headers['x-testpay-signature'])) ?? []
    const key = SANDBOX_SECRETS.webhookSecret
    expect(digest).toBe(createHmac('sha256', key).update(`${time}.${webhook?.raw}`).digest('hex'))
  })

  it('continues on a challenge page and returns with a result', async () => {
    const token = await shop.tokenOf(TEST_CARDS.challenge.number)
    const payment = await shop.pay(buildPayment({ method: { type: 'card', token } }))
    expect(payment).toMatchObject({ result: 'redirect', redirect: { method: 'GET' } })
    const back = await shop.decide(payment.redirect?.url ?? '', { decision: 'confirm' })
    expect(back.pathname).toBe('/ch/checkout/payment/return')
    expect(back.searchParams.get('attempt')).toBe('1')
    expect(await shop.detailsOf(back)).toMatchObject({ paymentId: payment.paymentId, result: 'authorised' })
  })

  it.each([
    ['approve', { result: 'authorised' }],
    ['decline', { result: 'refused', reason: 'declined' }],
    ['cancel', { result: 'refused', reason: 'cancelled' }],
  ])('by wallet: %s', async (decision, expected) => {
    const payment = await shop.pay(buildPayment({ method: { type: 'twint' } }))
    const back = await shop.decide(payment.redirect?.url ?? '', { decision })
    expect(await shop.detailsOf(back)).toMatchObject(expected)
    const [webhook] = await shop.webhooksOf(payment.paymentId, 1)
    expect(webhook?.body).toMatchObject({ type: 'AUTHORISATION', success: decision === 'approve' })
  })
})
