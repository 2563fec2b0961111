import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox } from './createTestSandbox.js'
import { BASKETS, ORDERS, order, prepareBasket } from './orderJourney.js'
import { TEST_IDS } from './testCatalogue.js'

const CUSTOMERS = 'customer/shopper-customers/v1'
const CONTEXT = 'shopper/shopper-context/v1'

describe('a sandbox restarted with its database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-restart-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = () => createTestSandbox({ databasePath: join(folder, 'sandbox.sqlite') })

  it('keeps shoppers, baskets, orders, customers and wish lists, and accepts their tokens', async () => {
    const before = await open()
    const guest = await before.login()
    const registration = { login: 'ida@example.com', email: 'ida@example.com', firstName: 'Ida', lastName: 'Lund' }
    const registered = await guest.call('POST', CUSTOMERS, 'customers', {
      customer: registration,
      password: 'Vitrine-2026!',
    })
    expect(registered.statusCode).toBe(200)
    const { orderNo } = await order(guest)
    const basketId = await prepareBasket(guest)
    await guest.call('PUT', CONTEXT, `shopper-context/${guest.usid}`, { sourceCode: 'spring' })
    const ida = await before.loginCustomer('ida@example.com')
    const lists = `customers/${ida.customerId}/product-lists`
    const { id } = (await ida.call('POST', CUSTOMERS, lists, { type: 'wish_list' })).json<{ id: string }>()
    const item = { type: 'product', productId: TEST_IDS.steelWatch, quantity: 1, public: false, priority: 1 }
    await ida.call('POST', CUSTOMERS, `${lists}/${id}/items`, item)
    await before.app.close()

    const after = await open()
    const again = after.adopt(guest.tokens)
    expect((await again.call('GET', BASKETS, `baskets/${basketId}`)).json()).toMatchObject({
      productItems: [{ productId: TEST_IDS.steelWatch }],
    })
    expect((await again.call('GET', ORDERS, `orders/${orderNo}`)).json()).toMatchObject({ orderNo, status: 'created' })
    expect((await again.call('GET', CONTEXT, `shopper-context/${guest.usid}`)).json()).toEqual({ sourceCode: 'spring' })
    const idaAgain = await after.loginCustomer('ida@example.com')
    expect(idaAgain.customerId).toBe(ida.customerId)
    expect((await idaAgain.call('GET', CUSTOMERS, lists)).json()).toMatchObject({
      total: 1,
      data: [{ id, customerProductListItems: [{ productId: TEST_IDS.steelWatch }] }],
    })
    const next = await order(await after.login())
    expect(Number(next.orderNo)).toBe(Number(orderNo) + 1)
    await after.app.close()
  })
})
