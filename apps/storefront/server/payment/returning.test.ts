import { describe, expect, it } from 'vitest'
import { openTestPayments } from './testing/openTestPayments.js'

/** A shop whose shopper was sent to the bank. */
async function openAtBank() {
  const shop = openTestPayments()
  shop.provider.plan.push('redirect')
  const outcome = await shop.payments.place(shop.request)
  const [payment] = shop.provider.payments
  if (outcome.kind !== 'redirect' || !payment) throw new Error('The shopper was not redirected.')
  const named = { attemptId: outcome.attemptId, owner: 'mila', client: shop.client }
  const order = () => [...shop.platform.orders.values()][0]
  return { ...shop, outcome, payment, named, order, details: { redirectResult: payment.paymentId } }
}

describe('returning from the bank', () => {
  it('places the order of an authorised payment; a replayed return has no effect', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    const request = { ...shop.named, details: shop.details }
    expect(await shop.payments.resume(request)).toMatchObject({ kind: 'placed' })
    expect(await shop.payments.resume(request)).toMatchObject({ kind: 'placed' })
    expect(shop.told).toHaveLength(1)
  })

  it('reopens the basket after a failed authentication', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'refused')
    expect(await shop.payments.resume({ ...shop.named, details: shop.details })).toMatchObject({
      kind: 'declined',
      isBasketOpen: true,
    })
    expect(shop.order()?.status).toBe('failed')
  })

  it('without details asks the provider, and sends the shopper back if nothing is decided', async () => {
    const shop = await openAtBank()
    expect(await shop.payments.resume({ ...shop.named, details: {} })).toEqual(shop.outcome)
    shop.provider.decide(shop.payment, 'authorised')
    expect(await shop.payments.resume({ ...shop.named, details: {} })).toMatchObject({ kind: 'placed' })
  })

  it('is refused to another shopper, and for an unknown attempt', async () => {
    const shop = await openAtBank()
    const refused = { kind: 'refused', reason: 'unavailable' }
    expect(await shop.payments.resume({ ...shop.named, owner: 'eve', details: shop.details })).toEqual(refused)
    expect(await shop.payments.status({ ...shop.named, owner: 'eve' })).toEqual(refused)
    expect(await shop.payments.cancel({ ...shop.named, owner: 'eve' })).toEqual(refused)
    expect(await shop.payments.status({ ...shop.named, attemptId: 'x' })).toEqual(refused)
    expect(shop.order()?.status).toBe('created')
  })

  it('with the details of another payment pays nothing', async () => {
    const shop = await openAtBank()
    const other = {
      paymentId: 'p-other',
      reference: 'other',
      amount: shop.payment.amount,
      status: 'authorised',
    } as const
    shop.provider.payments.push({ ...other })
    const outcome = await shop.payments.resume({ ...shop.named, details: { redirectResult: 'p-other' } })
    expect(outcome.kind).toBe('redirect')
    expect(shop.order()?.status).toBe('created')
  })

  it('is being checked while the provider does not answer, for ten seconds at most', async () => {
    const shop = await openAtBank()
    shop.provider.isDown = true
    const began = shop.clock.now
    const outcome = await shop.payments.resume({ ...shop.named, details: shop.details })
    expect(['checking', 'redirect']).toContain(outcome.kind)
    expect(shop.clock.now - began).toBeLessThanOrEqual(12_000)
    expect(shop.order()?.status).toBe('created')
  })

  it('placing again leads to the same page of the bank', async () => {
    const shop = await openAtBank()
    expect(await shop.payments.place(shop.request)).toEqual(shop.outcome)
    expect(await shop.payments.openAttempt('mila', null)).toMatchObject({ attemptId: shop.named.attemptId })
    expect(await shop.payments.openAttempt('eve', null)).toBe(null)
  })
})

describe('cancelling', () => {
  it('cancels the payment at the provider and reopens the basket', async () => {
    const shop = await openAtBank()
    expect(await shop.payments.cancel(shop.named)).toEqual({
      kind: 'declined',
      reason: 'cancelled',
      isBasketOpen: true,
    })
    expect(shop.payment.status).toBe('cancelled')
    expect(shop.platform.baskets.has('basket-1')).toBe(true)
    expect(await shop.payments.openAttempt('mila', 'basket-1')).toBe(null)
  })

  it('yields to an authorisation that came first', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    expect(await shop.payments.cancel(shop.named)).toMatchObject({ kind: 'placed' })
    expect(shop.payment.status).toBe('authorised')
  })

  it('changes nothing while the provider cannot be reached', async () => {
    const shop = await openAtBank()
    shop.provider.isDown = true
    expect(await shop.payments.cancel(shop.named)).toEqual(shop.outcome)
    expect(shop.order()?.status).toBe('created')
  })

  it('by leaving the bank for half an hour is done by the reconciliation', async () => {
    const shop = await openAtBank()
    shop.clock.now += 31 * 60_000
    expect(await shop.payments.sweep()).toMatchObject({ closed: 1 })
    expect(shop.payment.status).toBe('cancelled')
    expect(shop.order()?.status).toBe('failed')
  })
})

describe('webhooks', () => {
  it('alone finish an order whose shopper never comes back', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    expect(await shop.deliver(shop.provider.events[0])).toBe('accepted')
    expect(shop.order()?.status).toBe('new')
    expect(shop.told).toHaveLength(1)
    expect(await shop.payments.status(shop.named)).toMatchObject({ kind: 'placed' })
  })

  it('delivered twice have one effect', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    await Promise.all([shop.deliver(shop.provider.events[0]), shop.deliver(shop.provider.events[0])])
    await shop.deliver(shop.provider.events[0])
    expect(shop.told).toHaveLength(1)
  })

  it('without a valid signature have none', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    const body = JSON.stringify([shop.provider.events[0]])
    expect(await shop.payments.receiveWebhook('testpay', body, {})).toBe('forged')
    expect(await shop.payments.receiveWebhook('other', body, { 'x-fake': 'signed' })).toBe('unknown')
    expect(shop.order()?.status).toBe('created')
  })

  it('for an unknown reference are accepted and reported', async () => {
    const shop = openTestPayments()
    const amount = { minor: 1, currency: 'CHF' }
    const event = {
      id: 'e',
      type: 'authorisation',
      isSuccess: true,
      paymentId: 'p',
      reference: 'x',
      amount,
      reason: null,
    }
    expect(await shop.deliver(event)).toBe('accepted')
    expect(shop.alerts).toEqual(['A webhook names a payment that is not known'])
  })

  it('with another amount never place the order', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    await shop.deliver({ ...shop.provider.events[0], amount: { minor: 1, currency: 'CHF' } })
    expect(shop.order()?.status).toBe('failed')
    expect(shop.payment.status).toBe('cancelled')
  })

  it('of an authorisation after the order failed give the payment back', async () => {
    const shop = await openAtBank()
    await shop.payments.cancel(shop.named)
    shop.payment.status = 'authorised'
    const { paymentId, reference, amount } = shop.payment
    const event = { id: 'late', type: 'authorisation', isSuccess: true, paymentId, reference, amount, reason: null }
    await shop.deliver(event)
    expect(shop.order()?.status).toBe('failed')
    expect(shop.payment.status).toBe('cancelled')
    expect(shop.alerts).toContain('A payment without an order was given back')
  })

  it('of a second payment for a placed order give the second payment back', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    await shop.deliver(shop.provider.events[0])
    const second = { ...shop.payment, paymentId: 'p-2' }
    shop.provider.payments.push(second)
    await shop.deliver({ ...shop.provider.events[0], id: 'second', paymentId: 'p-2' })
    expect(second.status).toBe('cancelled')
    expect(shop.payment.status).toBe('authorised')
    expect(shop.order()?.status).toBe('new')
  })

  it('of a capture mark the order as paid, and of a failed capture as not paid', async () => {
    const shop = await openAtBank()
    shop.provider.decide(shop.payment, 'authorised')
    await shop.deliver(shop.provider.events[0])
    await shop.deliver({ ...shop.provider.events[0], id: 'c-1', type: 'capture' })
    expect(shop.order()?.paymentStatus).toBe('paid')
    await shop.deliver({ ...shop.provider.events[0], id: 'c-2', type: 'captureFailed' })
    expect(shop.order()?.paymentStatus).toBe('not_paid')
    expect(shop.alerts).toContain('A payment needs attention')
  })
})
