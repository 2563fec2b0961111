import type { Order } from '@vitrine/commerce-client/types/order'
import type { Product } from '@vitrine/commerce-client/types/product'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'
import { BASKETS, ORDERS, order, prepareBasket } from '../testing/orderJourney.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

describe('the stock', () => {
  let folder: string
  let sandbox: TestSandbox
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-stock-'))
    sandbox = await open()
  })
  afterEach(async () => {
    await sandbox.app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const open = () => createTestSandbox({ databasePath: join(folder, 'sandbox.sqlite') })
  const read = async () => {
    const shopper = await sandbox.login()
    const answer = await shopper.call('GET', 'product/shopper-products/v1', `products/${TEST_IDS.steelWatch}`)
    const { inventory, c_allocation, c_available } = answer.json<Product>()
    return { ats: inventory?.ats, orderable: inventory?.orderable, c_allocation, c_available }
  }
  const sell = async () => order(await sandbox.login())
  const FULL = { ats: 2, orderable: true, c_allocation: 2, c_available: true }
  const SOLD_OUT = { ats: 0, orderable: false, c_allocation: 0, c_available: false }

  it('decreases with every order until a product is sold out and cannot be added', async () => {
    expect(await read()).toEqual(FULL)
    await sell()
    expect(await read()).toEqual({ ...FULL, ats: 1, c_allocation: 1 })
    await sell()
    expect(await read()).toEqual(SOLD_OUT)
    const late = await sandbox.login()
    const { basketId } = (await late.call('POST', BASKETS, 'baskets', {})).json<{ basketId: string }>()
    const refused = await late.call('POST', BASKETS, `baskets/${basketId}/items`, [{ productId: TEST_IDS.steelWatch }])
    expect(refused.json()).toMatchObject({ c_code: 'Can-Not-Add-To-Cart' })
  })

  it('is restored after an order has failed', async () => {
    await sell()
    const shopper = await sandbox.login()
    const { orderNo } = await order(shopper)
    expect(await read()).toEqual(SOLD_OUT)
    await shopper.call('POST', ORDERS, `orders/${orderNo}/actions/fail`, {})
    expect(await read()).toEqual({ ...FULL, ats: 1, c_allocation: 1 })
  })

  it('is not reduced by a basket', async () => {
    await prepareBasket(await sandbox.login())
    expect(await read()).toEqual(FULL)
  })

  it('allows only one of two shoppers to buy the last product', async () => {
    await sell()
    const shoppers = [await sandbox.login(), await sandbox.login()]
    const baskets = await Promise.all(shoppers.map((shopper) => prepareBasket(shopper)))
    const answers = await Promise.all(
      shoppers.map((shopper, index) => shopper.call('POST', ORDERS, 'orders', { basketId: baskets[index] })),
    )
    const placed = answers.filter(({ statusCode }) => statusCode === 200)
    expect(placed.map((answer) => answer.json<Order>().productItems?.length)).toEqual([1])
  })

  it('is restored after a restart', async () => {
    await sell()
    await sandbox.app.close()
    sandbox = await open()
    expect(await read()).toEqual({ ...FULL, ats: 1, c_allocation: 1 })
  })
})
