import type { BasketsResult } from '@vitrine/commerce-client/types/basket'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLIENT_ID, createTestSandbox, SLAS, type TestSandbox } from './createTestSandbox.js'
import { BASKETS, ORDERS, order, prepareBasket } from './orderJourney.js'

const CUSTOMERS = 'customer/shopper-customers/v1'
const CONTEXT = 'shopper/shopper-context/v1'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('the sessions of a shopper', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await createTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  it('leave no data of the customer for the next guest', async () => {
    const guest = await sandbox.login()
    await prepareBasket(guest)
    const mila = await sandbox.loginCustomer('mila.brandt@example.com', guest.usid)
    const merged = await mila.call('POST', BASKETS, 'baskets/actions/merge?createDestinationBasket=true')
    expect(merged.statusCode).toBe(200)
    await mila.call('DELETE', BASKETS, `baskets/${merged.json<{ basketId: string }>().basketId}`)
    const { orderNo } = await order(mila)
    const basketId = await prepareBasket(mila)
    const { access_token, refresh_token } = mila.tokens
    const out = await sandbox.app.inject({
      url: `${SLAS}/logout`,
      query: { client_id: CLIENT_ID, channel_id: 'halbrenn-master', refresh_token },
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(out.statusCode).toBe(200)
    const path = `customers/${mila.customerId}`
    expect((await mila.call('GET', CUSTOMERS, path)).statusCode).toBe(401)

    for (const next of [await sandbox.login(), guest]) {
      expect((await next.call('GET', BASKETS, `baskets/${basketId}`)).statusCode).toBe(404)
      expect((await next.call('GET', ORDERS, `orders/${orderNo}`)).statusCode).toBe(404)
      expect((await next.call('GET', CUSTOMERS, path)).statusCode).toBe(400)
      expect((await next.call('GET', CUSTOMERS, `${path}/product-lists`)).statusCode).toBe(400)
      const own = await next.call('GET', CUSTOMERS, `customers/${next.customerId}/baskets`)
      expect(own.json<BasketsResult>().total).toBe(0)
    }
  })

  it("hides a guest's orders from a customer in another session", async () => {
    const guest = await sandbox.login()
    const { orderNo } = await order(guest)
    const mila = await sandbox.loginCustomer('mila.brandt@example.com')
    expect((await mila.call('GET', ORDERS, `orders/${orderNo}`)).statusCode).toBe(404)
  })

  it.each([
    ['a guest’s access token', 30 * MINUTE, null],
    ['a customer’s access token', 30 * MINUTE, 'mila.brandt@example.com'],
  ])('ends %s after half an hour', async (_name, life, login) => {
    const shopper = await (login === null ? sandbox.login() : sandbox.loginCustomer(login))
    const read = () => shopper.call('GET', CUSTOMERS, `customers/${shopper.customerId}/baskets`)
    sandbox.advance(life - 1000)
    expect((await read()).statusCode).toBe(200)
    sandbox.advance(2000)
    expect((await read()).statusCode).toBe(401)
  })

  it.each([
    ['guest', 1, null],
    ['customer', 7, 'mila.brandt@example.com'],
  ])('forgets the context of a %s after %d days', async (_name, days, login) => {
    const enter = (usid?: string) => (login === null ? sandbox.login(usid) : sandbox.loginCustomer(login, usid))
    const shopper = await enter()
    const path = `shopper-context/${shopper.usid}`
    await shopper.call('PUT', CONTEXT, path, { sourceCode: 'spring' })
    sandbox.advance(days * DAY - MINUTE)
    expect((await (await enter(shopper.usid)).call('GET', CONTEXT, path)).statusCode).toBe(200)
    sandbox.advance(2 * MINUTE)
    expect((await (await enter(shopper.usid)).call('GET', CONTEXT, path)).statusCode).toBe(404)
  })
})
