import { describe, expect, it } from 'vitest'
import { quoteOf } from './quote.js'
import { buildOrderableBasket, nameOf } from './testing/fakePlatformOrders.js'
import { openTestPayments } from './testing/openTestPayments.js'

const onlyOrder = ({ platform }: ReturnType<typeof openTestPayments>) => {
  const [order, ...others] = platform.orders.values()
  expect(others).toEqual([])
  return order
}

describe('placing an order', () => {
  it('confirms, places and exports the order of an authorised card, the export last', async () => {
    const shop = openTestPayments()
    const outcome = await shop.payments.place(shop.request)
    expect(outcome).toMatchObject({ kind: 'placed', orderNo: onlyOrder(shop)?.orderNo })
    expect(onlyOrder(shop)).toMatchObject({
      status: 'new',
      confirmationStatus: 'confirmed',
      exportStatus: 'ready',
      paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', amount: 8200, c_paymentProvider: 'testpay' }],
    })
    const writes = shop.platform.calls.map(nameOf).filter((name) => name.startsWith('PUT'))
    expect(writes).toEqual(['PUT confirmation-status', 'PUT status', 'PUT export-status'])
    expect(shop.told).toEqual([onlyOrder(shop)?.orderNo])
  })

  it('makes one order of a double click, and of a click that comes later', async () => {
    const shop = openTestPayments()
    const outcomes = await Promise.all([shop.payments.place(shop.request), shop.payments.place(shop.request)])
    const late = await shop.payments.place(shop.request)
    expect(new Set([...outcomes, late].map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(onlyOrder(shop)?.status).toBe('new')
    expect(shop.provider.payments).toHaveLength(1)
    expect(shop.told).toHaveLength(1)
  })

  it('orders nothing when the basket differs from what the shopper saw', async () => {
    const shop = openTestPayments()
    shop.platform.baskets.set('basket-1', buildOrderableBasket({ orderTotal: 8300 }))
    expect(await shop.payments.place(shop.request)).toEqual({ kind: 'changed' })
    expect(shop.platform.orders.size).toBe(0)
    expect(shop.provider.payments).toEqual([])
  })

  it('orders nothing when the basket is gone', async () => {
    const shop = openTestPayments()
    shop.platform.baskets.clear()
    expect(await shop.payments.place(shop.request)).toEqual({ kind: 'changed' })
  })

  it.each([
    ['an e-mail address', { customerInfo: {} }],
    ['a billing address', { billingAddress: {} }],
    ['a delivery address', { shipments: [{ shipmentId: 'me', shippingMethod: { id: 'courier' } }] }],
    ['a delivery method', { shipments: [{ shipmentId: 'me', shippingAddress: { lastName: 'Brandt' } }] }],
    ['products', { productItems: [] }],
  ])('refuses a basket without %s', async (_, changes) => {
    const shop = openTestPayments({ basket: buildOrderableBasket(changes) })
    expect(await shop.payments.place(shop.request)).toEqual({ kind: 'refused', reason: 'incomplete' })
  })

  it('refuses a method that is not offered for the amount', async () => {
    const shop = openTestPayments()
    expect(await shop.payments.place({ ...shop.request, methodId: 'twint' })).toEqual({
      kind: 'refused',
      reason: 'methodNotApplicable',
    })
  })

  it('pays the rest after a gift certificate, and counts the certificate to the total of the order', async () => {
    const certificate = { paymentInstrumentId: 'c', paymentMethodId: 'GIFT_CERTIFICATE', amount: 200.1 }
    const shop = openTestPayments({ basket: buildOrderableBasket({ paymentInstruments: [certificate] }) })
    expect(await shop.payments.place(shop.request)).toMatchObject({ kind: 'placed' })
    expect(shop.provider.payments[0]?.amount).toEqual({ minor: 799_990, currency: 'CHF' })
    expect(onlyOrder(shop)?.paymentInstruments).toMatchObject([{ amount: 200.1 }, { amount: 7999.9 }])
  })

  it('needs no payment when gift certificates cover the total', async () => {
    const certificate = { paymentInstrumentId: 'c', paymentMethodId: 'GIFT_CERTIFICATE', amount: 8200 }
    const shop = openTestPayments({ basket: buildOrderableBasket({ paymentInstruments: [certificate] }) })
    expect(await shop.payments.place({ ...shop.request, methodId: null })).toMatchObject({ kind: 'placed' })
    expect(shop.provider.calls).toEqual([])
    expect(onlyOrder(shop)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
  })

  it.each([
    [8199, 'not_exported'],
    [8200, 'ready'],
  ])(
    'holds the export of an order above the limit %d for an identity check: %s',
    async (identityCheckAbove, status) => {
      const shop = openTestPayments({ identityCheckAbove })
      await shop.payments.place(shop.request)
      expect(onlyOrder(shop)).toMatchObject({ status: 'new', exportStatus: status })
    },
  )

  it('replaces the instrument of an earlier try', async () => {
    const old = { paymentInstrumentId: 'old', paymentMethodId: 'CREDIT_CARD', amount: 1 }
    const shop = openTestPayments({ basket: buildOrderableBasket({ paymentInstruments: [old] }) })
    await shop.payments.place(shop.request)
    expect(onlyOrder(shop)?.paymentInstruments).toMatchObject([{ amount: 8200 }])
  })

  it('offers a transfer to the own account while the provider is down, and waits for the money', async () => {
    const account = { iban: 'CH93 0076 2011 6238 5295 7', bic: null, holder: 'Vitrine', bank: null }
    const shop = openTestPayments({ methods: { twintLimit: 1, invoiceLimit: 1, account } })
    shop.provider.isDown = true
    const total = { minor: 820_000, currency: 'CHF' }
    const place = { country: 'CH', total, isStaffSale: false, localeId: 'de-CH' }
    expect(await shop.payments.methodsFor(place)).toEqual([
      { id: 'bank_transfer', kind: 'transfer', paymentMethodId: 'BANK_TRANSFER' },
    ])
    const outcome = await shop.payments.place({ ...shop.request, methodId: 'bank_transfer' })
    const orderNo = onlyOrder(shop)?.orderNo
    expect(outcome).toMatchObject({ kind: 'pending', orderNo, instructions: { ...account, reference: orderNo } })

    // The retailer's staff places the order when the money has arrived.
    shop.platform.orders.set(orderNo ?? '', { ...onlyOrder(shop), status: 'new' })
    shop.clock.now += 60_000
    expect(await shop.payments.sweep()).toMatchObject({ placed: 1 })
    expect(shop.told).toEqual([orderNo])
    expect(onlyOrder(shop)?.exportStatus).toBe('ready')
  })
})

describe('a payment that fails', () => {
  it('fails the order once, reopens the basket and says why', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('refuse')
    expect(await shop.payments.place(shop.request)).toEqual({
      kind: 'declined',
      reason: 'declined',
      isBasketOpen: true,
    })
    expect(onlyOrder(shop)?.status).toBe('failed')
    expect(shop.platform.baskets.has('basket-1')).toBe(true)
    expect(shop.platform.calls.map(nameOf).filter((name) => name === 'POST fail')).toHaveLength(1)
  })

  it('can be followed by a try that succeeds', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('refuse', 'authorise')
    await shop.payments.place(shop.request)
    expect(await shop.payments.place(shop.request)).toMatchObject({ kind: 'placed' })
    expect([...shop.platform.orders.values()].map(({ status }) => status)).toEqual(['failed', 'new'])
  })

  it.each([false, true])('ends after five tries of a card (reopened under another id: %s)', async (isRenamed) => {
    const shop = openTestPayments()
    shop.platform.renamesBaskets = isRenamed
    shop.provider.plan.push('refuse', 'refuse', 'refuse', 'refuse', 'refuse')
    const placeOnce = () => {
      const [basket = {}] = shop.platform.baskets.values()
      return shop.payments.place({ ...shop.request, basket })
    }
    for (let turn = 0; turn < 5; turn += 1) expect((await placeOnce()).kind).toBe('declined')
    expect(await placeOnce()).toEqual({ kind: 'refused', reason: 'tooManyTries' })
    expect(shop.provider.payments).toHaveLength(5)
  })

  it('is technical when the provider cannot be reached: nothing charged, the basket whole', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('down')
    expect(await shop.payments.place(shop.request)).toEqual({ kind: 'failed' })
    expect(shop.platform.baskets.has('basket-1')).toBe(true)
    expect(onlyOrder(shop)?.status).toBe('failed')
  })

  it('never places an order for another amount, and gives the payment back', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('mismatch')
    expect(await shop.payments.place(shop.request)).toEqual({ kind: 'failed' })
    expect(onlyOrder(shop)?.status).toBe('failed')
    expect(shop.provider.payments.map(({ status }) => status)).toEqual(['cancelled'])
    expect(shop.alerts).toContain('A payment without an order was given back')
  })
})

describe('a lost answer', () => {
  it('of createOrder makes no second order', async () => {
    const shop = openTestPayments()
    shop.platform.faults.set('POST orders', ['lost'])
    expect(await shop.payments.place(shop.request)).toMatchObject({ kind: 'placed' })
    expect(onlyOrder(shop)?.status).toBe('new')
  })

  it('of createOrder that was never received orders nothing', async () => {
    const shop = openTestPayments()
    shop.platform.faults.set('POST orders', ['unsent'])
    expect(await shop.payments.place(shop.request)).toEqual({ kind: 'failed' })
    expect(shop.platform.orders.size).toBe(0)
    expect(shop.platform.baskets.has('basket-1')).toBe(true)
  })

  it('of the provider is repeated with the same key', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('lost')
    expect(await shop.payments.place(shop.request)).toMatchObject({ kind: 'placed' })
    expect(shop.provider.calls.filter((call) => call.startsWith('start'))).toHaveLength(2)
    expect(new Set(shop.provider.calls.filter((call) => call.startsWith('start'))).size).toBe(1)
    expect(shop.provider.payments).toHaveLength(1)
  })

  it('three times is shown as being checked, and decided by the reconciliation', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('lostBefore', 'lostBefore', 'lostBefore')
    const outcome = await shop.payments.place(shop.request)
    expect(outcome.kind).toBe('checking')
    expect(onlyOrder(shop)?.status).toBe('created')
    shop.clock.now += 5 * 60_000
    await shop.payments.sweep()
    expect(onlyOrder(shop)?.status).toBe('failed')
    expect(shop.platform.baskets.has('basket-1')).toBe(true)
  })

  it('of the confirmation is repeated by the reconciliation, and the shopper is told once', async () => {
    const shop = openTestPayments()
    shop.platform.faults.set('PUT status', ['lost'])
    expect(await shop.payments.place(shop.request)).toMatchObject({ kind: 'checking' })
    shop.clock.now += 60_000
    expect(await shop.payments.sweep()).toEqual({ checked: 1, placed: 1, closed: 0, undecided: 0 })
    expect(onlyOrder(shop)).toMatchObject({ status: 'new', exportStatus: 'ready' })
    expect(shop.told).toHaveLength(1)
  })

  it('of failOrder still ends in a failed order and an open basket', async () => {
    const shop = openTestPayments()
    shop.provider.plan.push('refuse')
    shop.platform.faults.set('POST fail', ['lost'])
    expect(await shop.payments.place(shop.request)).toMatchObject({ kind: 'declined', isBasketOpen: true })
    expect(onlyOrder(shop)?.status).toBe('failed')
  })
})

describe('quoteOf', () => {
  const basket = buildOrderableBasket()
  it.each([
    ['total', { orderTotal: 1 }],
    ['currency', { currency: 'EUR' }],
    ['items', { productItems: [] }],
    ['coupons', { couponItems: [{ code: 'A' }] }],
    ['delivery', { shipments: [] }],
    ['country of the billing address', { billingAddress: { countryCode: 'DE' } }],
  ])('changes with the %s', (_, changes) => {
    expect(quoteOf({ ...basket, ...changes })).not.toBe(quoteOf(basket))
  })

  it('ignores the order of lines and how the rest is paid', () => {
    const [line] = basket.productItems ?? []
    const two = [line ?? {}, { ...line, productId: 'other' }]
    const paid = { ...basket, paymentInstruments: [{ paymentMethodId: 'CREDIT_CARD', amount: 1 }] }
    expect(quoteOf({ ...paid, productItems: two })).toBe(quoteOf({ ...basket, productItems: two.toReversed() }))
  })

  it.each([
    ['a gift certificate', { paymentInstruments: [{ paymentMethodId: 'GIFT_CERTIFICATE', amount: 500 }] }],
    [
      'the street of the delivery',
      { shipments: [{ shipmentId: 'me', shippingAddress: { address1: 'Other street 9' } }] },
    ],
    ['the billing name', { billingAddress: { countryCode: 'CH', lastName: 'Other' } }],
    ['the e-mail address', { customerInfo: { email: 'other@mail.example' } }],
  ])('differs by %s', (_, change) => {
    expect(quoteOf({ ...basket, ...change })).not.toBe(quoteOf(basket))
  })
})
