import type { Order } from '@vitrine/commerce-client/types/order'
import type { Product } from '@vitrine/commerce-client/types/product'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../../testing/createTestSandbox.js'
import { BASKETS, ORDERS, order, prepareBasket } from '../../testing/orderJourney.js'
import { TEST_IDS } from '../../testing/testCatalogue.js'
import { systemCall } from '../../testing/systemCall.js'

let sandbox: TestSandbox
let shopper: TestShopper
let orderNo: string
beforeEach(async () => {
  sandbox = await createTestSandbox()
  shopper = await sandbox.login()
  orderNo = (await order(shopper)).orderNo ?? ''
})
afterEach(() => sandbox.app.close())

const read = async () => (await systemCall(sandbox.app, 'GET', `/${orderNo}`)).json<Order>()
const put = (part: string, status: unknown) => systemCall(sandbox.app, 'PUT', `/${orderNo}/${part}`, { status })
const fail = (query = '') => shopper.call('POST', ORDERS, `orders/${orderNo}/actions/fail${query}`, {})
const stock = async () => {
  const answer = await shopper.call('GET', 'product/shopper-products/v1', `products/${TEST_IDS.steelWatch}`)
  return answer.json<Product>().inventory?.ats
}

describe('the status of an order', () => {
  it.each([
    [['new'], 'new'],
    [['open'], 'new'],
    [['failed'], 'failed'],
    [['new', 'completed'], 'completed'],
    [['new', 'cancelled'], 'cancelled'],
    [['new', 'completed', 'cancelled'], 'cancelled'],
    [['new', 'replaced'], 'replaced'],
  ])('changes by %j to %s', async (steps, expected) => {
    for (const step of steps) expect((await put('status', step)).statusCode).toBe(204)
    expect(await read()).toMatchObject({ status: expected })
  })

  it.each([
    [[], 'created'],
    [[], 'completed'],
    [[], 'cancelled'],
    [['new'], 'new'],
    [['new'], 'created'],
    [['new'], 'failed'],
    [['new'], 'failed_with_reopen'],
    [['failed'], 'new'],
    [['failed'], 'failed'],
    [['new', 'cancelled'], 'new'],
  ])('after %j cannot become %s', async (steps, refused) => {
    for (const step of steps) await put('status', step)
    const before = await read()
    const answer = await put('status', refused)
    expect([answer.statusCode, answer.json().type]).toEqual([409, expect.stringMatching(/\/order-status-transition$/)])
    expect(await read()).toEqual(before)
  })

  it.each([undefined, null, '', 'paid', 7, ['new'], { status: 'new' }])('refuses the value %j', async (status) => {
    expect((await put('status', status)).statusCode).toBe(400)
  })

  it('after which the shopper can no longer fail the order', async () => {
    await put('status', 'new')
    expect((await fail()).statusCode).toBe(409)
  })

  it.each(['failed', 'cancelled'])('returns the products to stock: %s', async (status) => {
    expect(await stock()).toBe(1)
    if (status === 'cancelled') await put('status', 'new')
    expect(await stock()).toBe(1)
    await put('status', status)
    expect(await stock()).toBe(2)
  })

  it.each([
    ['payment-status', 'paymentStatus', ['part_paid', 'paid', 'not_paid']],
    ['confirmation-status', 'confirmationStatus', ['confirmed', 'not_confirmed']],
    ['export-status', 'exportStatus', ['ready', 'exported', 'failed', 'not_exported']],
    ['shipping-status', 'shippingStatus', ['part_shipped', 'shipped', 'not_shipped']],
  ] as const)('has a separate %s', async (part, property, values) => {
    for (const value of values) {
      expect((await put(part, value)).statusCode).toBe(204)
      expect(await read()).toMatchObject({ status: 'created', [property]: value })
    }
    expect((await put(part, 'new')).statusCode).toBe(400)
  })

  it('is seen by the shopper', async () => {
    sandbox.advance(60_000)
    await put('status', 'new')
    const seen = (await shopper.call('GET', ORDERS, `orders/${orderNo}`)).json<Order>()
    expect(seen).toMatchObject({ status: 'new', lastModified: '2026-11-20T12:01:00.000Z' })
  })
})

describe('the basket of a failed order', () => {
  const basketOf = async () =>
    (await shopper.call('GET', 'customer/shopper-customers/v1', `customers/${shopper.customerId}/baskets`)).json()

  it.each([
    ['the shopper', () => fail('?reopenBasket=true')],
    ['a server', () => put('status', 'failed_with_reopen')],
  ])('reopens for %s at the address in Location', async (_name, failing) => {
    const answer = await failing()
    expect(answer.statusCode).toBe(201)
    const [, basketId = ''] = /\/baskets\/(\w+)$/.exec(String(answer.headers.location)) ?? []
    expect(await basketOf()).toMatchObject({ total: 1, baskets: [{ basketId }] })
    expect(await read()).toMatchObject({ status: 'failed' })
  })

  it.each([
    ['the shopper', () => fail('?reopenBasket=true')],
    ['a server', () => put('status', 'failed_with_reopen')],
  ])('stays closed when the shopper has another one: by %s', async (_name, failing) => {
    const other = await prepareBasket(shopper)
    const answer = await failing()
    expect([answer.statusCode, answer.headers.location]).toEqual([204, undefined])
    expect(await basketOf()).toMatchObject({ total: 1, baskets: [{ basketId: other }] })
    expect(await read()).toMatchObject({ status: 'failed' })
  })

  it('stays closed unless it is requested', async () => {
    expect((await fail()).statusCode).toBe(204)
    expect(await basketOf()).toMatchObject({ total: 0 })
  })
})

describe('custom fields of an order', () => {
  const patch = (path: string, body: object) => systemCall(sandbox.app, 'PATCH', `/${orderNo}${path}`, body)

  it('are added and changed', async () => {
    await patch('', { c_paymentAttemptId: 'a-1', c_usedGoodsConsent: true })
    expect((await patch('', { c_paymentAttemptId: 'a-2' })).statusCode).toBe(204)
    expect(await read()).toMatchObject({ c_paymentAttemptId: 'a-2', c_usedGoodsConsent: true, status: 'created' })
  })

  it.each(['', '/transaction'])('belong to payment instruments, too: %s', async (part) => {
    const { paymentInstrumentId } = (await read()).paymentInstruments?.[0] ?? {}
    const fields = { c_paymentProvider: 'testpay', c_pspReference: 'pay_1', c_pspResult: 'authorised' }
    expect((await patch(`/payment-instruments/${paymentInstrumentId}${part}`, fields)).statusCode).toBe(204)
    expect((await read()).paymentInstruments).toMatchObject([{ ...fields, paymentMethodId: 'BANK_TRANSFER' }])
  })

  it.each([{ status: 'new' }, { orderTotal: 0 }, { c_a: 1, paymentStatus: 'paid' }])(
    'are all that changes: %j',
    async (body) => {
      const before = await read()
      expect((await patch('', body)).statusCode).toBe(400)
      expect(await read()).toEqual(before)
    },
  )

  it('of a basket are those of its order', async () => {
    const other = await sandbox.login()
    const basketId = await prepareBasket(other)
    await other.call('PATCH', BASKETS, `baskets/${basketId}`, { c_usedGoodsConsent: true, c_locale: 'de-CH' })
    const made = (await other.call('POST', ORDERS, 'orders', { basketId })).json<Order>()
    expect(made).toMatchObject({ c_usedGoodsConsent: true, c_locale: 'de-CH', c_basketId: basketId })
  })

  it('of an unknown order or instrument are refused', async () => {
    expect((await systemCall(sandbox.app, 'PATCH', '/00000000', { c_a: 1 })).statusCode).toBe(404)
    expect((await patch('/payment-instruments/unknown', { c_a: 1 })).statusCode).toBe(404)
  })
})

describe('the list of orders', () => {
  const list = async (query: string) => (await systemCall(sandbox.app, 'GET', `?${query}`)).json()
  const numbers = async (query: string) => (await list(query)).data?.map((entry: Order) => entry.orderNo)

  it('is filtered by status and time, newest first, and paged', async () => {
    sandbox.advance(3_600_000)
    const later = (await order(await sandbox.login())).orderNo
    await put('status', 'new')
    expect(await numbers('status=created')).toEqual([later])
    expect(await numbers('creationDateFrom=2026-11-20T12:30:00Z')).toEqual([later])
    expect(await numbers('creationDateFrom=2026-11-20T11:59:59Z&creationDateTo=2026-11-20T12:30:00Z')).toEqual([
      orderNo,
    ])
    expect(await numbers('status=new&exportStatus=not_exported&lastModifiedDateFrom=2026-11-20T13:00:00Z')).toEqual([
      orderNo,
    ])
    const page = await list('limit=1&offset=1&creationDateFrom=2026-11-20T00:00:00Z')
    expect(page).toMatchObject({ limit: 1, offset: 1, total: 2, data: [{ orderNo }] })
  })

  it.each(['limit=0', 'limit=201', 'offset=-1', 'limit=200&offset=9801', 'creationDateFrom=yesterday'])(
    'refuses %s',
    async (query) => {
      expect((await systemCall(sandbox.app, 'GET', `?${query}`)).statusCode).toBe(400)
    },
  )
})
