import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPayment, startTestProvider, type TestProvider } from '../testing/startTestProvider.js'
import { TEST_CARDS } from './testCards.js'

let shop: TestProvider
beforeAll(async () => {
  shop = await startTestProvider()
})
afterAll(() => shop.stop())

const AMOUNT = { value: 820_000, currency: 'CHF' }
type CaseId = keyof typeof TEST_CARDS

const payWith = async (caseId: CaseId) => shop.pay(await bodyFor(caseId))

async function bodyFor(caseId: CaseId) {
  return buildPayment({ method: { type: 'card', token: await shop.tokenOf(TEST_CARDS[caseId].number) } })
}

const stateOf = async (reference: string) => (await shop.call(`/v1/payments?reference=${reference}`)).json()

const change = async (paymentId: string, kind: string, amount?: unknown) =>
  (await shop.call(`/v1/payments/${paymentId}/${kind}`, { reference: 'x', amount })).json()

describe('a test card', () => {
  it.each([
    ['declined', 'declined'],
    ['insufficientFunds', 'insufficient_funds'],
    ['expired', 'expired_card'],
  ] as const)('is refused: %s', async (caseId, reason) => {
    const payment = await payWith(caseId)
    expect(payment).toMatchObject({ result: 'refused', reason })
    const [webhook] = await shop.webhooksOf(payment.paymentId, 1)
    expect(webhook).toMatchObject({ body: { type: 'AUTHORISATION', success: false, reason } })
  })

  it.each([
    ['challenge', 'confirm', { result: 'authorised' }],
    ['challenge', 'fail', { result: 'refused', reason: 'authentication_failed' }],
    ['challenge', 'cancel', { result: 'refused', reason: 'cancelled' }],
    ['challengeFails', 'confirm', { result: 'refused', reason: 'authentication_failed' }],
  ] as const)('asks the cardholder: %s, %s', async (caseId, decision, expected) => {
    const payment = await payWith(caseId)
    const back = await shop.decide(payment.redirect?.url ?? '', { decision })
    expect(await shop.detailsOf(back)).toMatchObject(expected)
  })

  it('is never answered and not authorised: timeout', async () => {
    const body = await bodyFor('timeout')
    const started = Date.now()
    await expect(shop.pay(body)).rejects.toThrow('fetch failed')
    expect(Date.now() - started).toBeGreaterThanOrEqual(390)
    expect(await stateOf(body.reference)).toMatchObject({ payments: [{ result: 'error' }] })
  })

  it('loses its first answer, and answers when the call is repeated: answerLost', async () => {
    const body = await bodyFor('answerLost')
    const key = { 'idempotency-key': crypto.randomUUID() }
    await expect(shop.pay(body, key)).rejects.toThrow('fetch failed')
    expect(await shop.pay(body, key)).toMatchObject({ result: 'authorised', reference: body.reference })
    expect((await stateOf(body.reference)).payments).toHaveLength(1)
  })

  it('loses every answer, but GET and the webhook tell: answerAlwaysLost', async () => {
    const body = await bodyFor('answerAlwaysLost')
    const key = { 'idempotency-key': crypto.randomUUID() }
    await expect(shop.pay(body, key)).rejects.toThrow('fetch failed')
    await expect(shop.pay(body, key)).rejects.toThrow('fetch failed')
    const { payments } = await stateOf(body.reference)
    expect(payments).toMatchObject([{ result: 'authorised' }])
    expect(await shop.webhooksOf(payments[0].paymentId, 1)).toMatchObject([{ body: { success: true } }])
  })

  it('fails technically without a webhook: error', async () => {
    const payment = await payWith('error')
    expect(payment.result).toBe('error')
    await shop.quiet()
    expect(await shop.webhooksOf(payment.paymentId, 0)).toEqual([])
  })

  it('is reported late: webhookLate', async () => {
    const payment = await payWith('webhookLate')
    expect(payment.result).toBe('authorised')
    await shop.quiet(60)
    expect(await shop.webhooksOf(payment.paymentId, 0)).toEqual([])
    expect(await shop.webhooksOf(payment.paymentId, 1)).toHaveLength(1)
  })

  it('is reported before the answer: webhookFirst', async () => {
    const payment = await payWith('webhookFirst')
    const answered = shop.tick()
    const [webhook] = await shop.webhooksOf(payment.paymentId, 1)
    expect(webhook?.at).toBeLessThan(answered)
  })

  it('is reported twice with the same id: webhookTwice', async () => {
    const { paymentId } = await payWith('webhookTwice')
    const [one, other] = await shop.webhooksOf(paymentId, 2)
    expect(one?.body['id']).toBe(other?.body['id'])
  })

  it('is reported after its capture: webhookDisorder', async () => {
    const { paymentId } = await payWith('webhookDisorder')
    await change(paymentId, 'captures')
    const types = (await shop.webhooksOf(paymentId, 2)).map(({ body }) => body['type'])
    expect(types).toEqual(['CAPTURE', 'AUTHORISATION'])
  })

  it('is first reported by a forgery: webhookForged', async () => {
    const { paymentId } = await payWith('webhookForged')
    const [forged, genuine] = await shop.webhooksOf(paymentId, 2)
    expect([forged && shop.isSigned(forged), genuine && shop.isSigned(genuine)]).toEqual([false, true])
    expect([forged?.body['success'], genuine?.body['success']]).toEqual([false, true])
  })

  it('is reported with another amount: webhookOtherAmount', async () => {
    const payment = await payWith('webhookOtherAmount')
    expect(payment.amount).toEqual(AMOUNT)
    expect(await shop.webhooksOf(payment.paymentId, 1)).toMatchObject([{ body: { amount: { value: 819_900 } } }])
  })

  it('is authorised for another amount: otherAmount', async () => {
    const payment = await payWith('otherAmount')
    const amount = { ...AMOUNT, value: 819_900 }
    expect(payment.amount).toEqual(amount)
    expect(await shop.webhooksOf(payment.paymentId, 1)).toMatchObject([{ body: { amount } }])
  })

  it('fails to be captured: captureFails', async () => {
    const { paymentId, reference } = await payWith('captureFails')
    expect(await change(paymentId, 'captures')).toMatchObject({ status: 'received' })
    const [, failure] = await shop.webhooksOf(paymentId, 2)
    expect(failure?.body).toMatchObject({ type: 'CAPTURE_FAILED', success: false })
    expect(await stateOf(reference)).toMatchObject({ payments: [{ captured: 0 }] })
  })

  it('reports its capture late: captureLate', async () => {
    const { paymentId } = await payWith('captureLate')
    await shop.webhooksOf(paymentId, 1)
    await change(paymentId, 'captures')
    await shop.quiet(60)
    expect(await shop.webhooksOf(paymentId, 1)).toHaveLength(1)
    expect((await shop.webhooksOf(paymentId, 2))[1]?.body).toMatchObject({ type: 'CAPTURE', success: true })
  })

  it('fails to be refunded: refundFails', async () => {
    const { paymentId } = await payWith('refundFails')
    await change(paymentId, 'captures')
    await change(paymentId, 'refunds', { value: 100, currency: 'CHF' })
    const [, , failure] = await shop.webhooksOf(paymentId, 3)
    expect(failure?.body).toMatchObject({ type: 'REFUND_FAILED', success: false, amount: { value: 100 } })
  })

  it.each([
    ['pendingAuthorised', true],
    ['pendingRefused', false],
  ] as const)('is decided later: %s', async (caseId, success) => {
    const payment = await payWith(caseId)
    expect(payment.result).toBe('pending')
    expect(await shop.webhooksOf(payment.paymentId, 1)).toMatchObject([{ body: { type: 'AUTHORISATION', success } }])
  })
})
