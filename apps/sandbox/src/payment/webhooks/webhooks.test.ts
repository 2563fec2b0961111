import { afterEach, describe, expect, it } from 'vitest'
import { TEST_CARDS } from '../cards/testCards.js'
import type { PaymentOptions } from '../paymentContext.js'
import { buildPayment, startTestProvider, type TestProvider } from '../testing/startTestProvider.js'

let shop: TestProvider
afterEach(() => shop.stop())

async function pay(options: PaymentOptions = {}, ...statuses: readonly number[]) {
  shop = await startTestProvider(options)
  shop.answerWith(...statuses)
  const token = await shop.tokenOf(TEST_CARDS.ok.number)
  return shop.pay(buildPayment({ method: { type: 'card', token } }))
}

const records = async () => (await (await shop.call('/admin/webhooks')).json()).webhooks

describe('a webhook', () => {
  it('is repeated with the same body until a 2xx, signed again each time', async () => {
    let now = 1_700_000_000_000
    const clock = () => {
      now += 1000
      return now
    }
    const { paymentId } = await pay({ now: clock }, 500, 404, 302, 200)
    const attempts = await shop.webhooksOf(paymentId, 4)
    expect(new Set(attempts.map(({ raw }) => raw)).size).toBe(1)
    expect(new Set(attempts.map(({ headers }) => headers['x-testpay-signature'])).size).toBe(4)
    expect(attempts.every((attempt) => shop.isSigned(attempt))).toBe(true)
    await shop.quiet()
    expect(await shop.webhooksOf(paymentId, 4)).toHaveLength(4)
    expect(await records()).toMatchObject([
      { state: 'delivered', attempts: [{ status: 500 }, { status: 404 }, { status: 302 }, { status: 200 }] },
    ])
  })

  it('is given up after the last attempt', async () => {
    const { paymentId } = await pay({ timing: { retries: [5] } }, 500, 500, 200)
    await shop.webhooksOf(paymentId, 2)
    await shop.quiet()
    expect(await records()).toMatchObject([{ paymentId, state: 'given_up', attempts: [{}, {}] }])
  })

  it('waits until the previous one of its payment is accepted', async () => {
    const { paymentId } = await pay({}, 503, 503)
    await shop.call(`/v1/payments/${paymentId}/captures`, { reference: 'x' })
    const types = (await shop.webhooksOf(paymentId, 4)).map(({ body }) => body['type'])
    expect(types).toEqual(['AUTHORISATION', 'AUTHORISATION', 'AUTHORISATION', 'CAPTURE'])
  })

  it('is not sent without an address, and repeated while the shop is away', async () => {
    const { paymentId } = await pay({ webhookUrl: 'http://127.0.0.1:9/nobody', timing: { retries: [5, 5] } })
    await expect.poll(records).toMatchObject([{ state: 'given_up', attempts: [{ status: null }, {}, {}] }])
    await shop.stop()
    await pay({ webhookUrl: null })
    await shop.quiet()
    expect([await records(), await shop.webhooksOf(paymentId, 0)]).toEqual([[], []])
  })
})

describe('changes of a payment', () => {
  it('are reported: part captures, a refund, and a cancellation that comes too late', async () => {
    const { paymentId } = await pay()
    const change = async (kind: string, value?: number) => {
      const amount = value === undefined ? undefined : { value, currency: 'CHF' }
      return shop.call(`/v1/payments/${paymentId}/${kind}`, { reference: 'x', amount })
    }
    await change('captures', 500_000)
    await change('captures')
    await change('refunds', 20_000)
    await change('cancels')
    const events = (await shop.webhooksOf(paymentId, 5)).map(({ body }) => body)
    expect(events).toMatchObject([
      { type: 'AUTHORISATION' },
      { type: 'CAPTURE', amount: { value: 500_000 } },
      { type: 'CAPTURE', amount: { value: 320_000 } },
      { type: 'REFUND', amount: { value: 20_000 } },
      { type: 'CANCELLATION', success: false },
    ])
    expect((await change('captures', 1)).status).toBe(422)
    expect((await change('refunds', 800_001)).status).toBe(422)
  })

  it('cancel by reference, also a payment that comes later', async () => {
    const { paymentId, reference } = await pay()
    await shop.call('/v1/cancels', { reference })
    const [, cancellation] = await shop.webhooksOf(paymentId, 2)
    expect(cancellation?.body).toMatchObject({ type: 'CANCELLATION', success: true })
    const later = await shop.pay(
      buildPayment({ reference, method: { type: 'invoice' }, amount: { value: 100, currency: 'CHF' } }),
    )
    expect(later).toMatchObject({ result: 'refused', reason: 'cancelled' })
  })

  it('expire a payment whose page nobody finished', async () => {
    shop = await startTestProvider({ timing: { page: 20 } })
    const payment = await shop.pay(buildPayment({ method: { type: 'twint' } }))
    expect(payment.result).toBe('redirect')
    expect(await shop.webhooksOf(payment.paymentId, 1)).toMatchObject([{ body: { type: 'EXPIRE', success: true } }])
    const back = await shop.decide(payment.redirect?.url ?? '', { decision: 'approve' })
    expect(await shop.detailsOf(back)).toMatchObject({ result: 'refused', reason: 'cancelled' })
  })
})
