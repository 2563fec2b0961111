import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS } from '../../seed/customers.js'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

const MILA = 'mila.brandt@example.com'

describe('the official SDK on a login with a basket', () => {
  let sandbox: ListeningSandbox
  let guest: Awaited<ReturnType<typeof loginGuest>>
  let token: string
  let pieces: readonly string[]
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  beforeEach(async () => {
    guest = await loginGuest(sandbox)
    token = (await loginCustomer(sandbox, MILA, { usid: guest.usid })).access_token
    const customers = new sdk.ShopperCustomers(config(token))
    const { baskets: open = [] } = await customers.getCustomerBaskets({
      parameters: { customerId: SEEDED_CUSTOMER_IDS.mila },
    })
    for (const { basketId = '' } of open) await baskets(token).deleteBasket({ parameters: { basketId } })
    const search = new sdk.ShopperSearch(config(token))
    const refine = ['orderable_only=true', 'cgid=watches']
    const { hits } = await search.productSearch({ parameters: { refine, limit: 2 } })
    pieces = hits.map(({ productId }) => productId)
  })
  afterAll(() => sandbox.app.close())

  const config = (access: string) => sandbox.config({ token: access, locale: 'de-CH', currency: 'CHF' })
  const baskets = (access: string) => new sdk.ShopperBasketsV2(config(access))
  const fill = async (access: string, productId = '') => {
    const { basketId = '' } = await baskets(access).createBasket({ body: {} })
    await baskets(access).addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
    return basketId
  }

  it('transfers the guest’s basket with its id', async () => {
    const basketId = await fill(guest.access_token, pieces[0])
    expect(await baskets(token).transferBasket({ parameters: {} })).toMatchObject({
      basketId,
      customerInfo: { customerId: SEEDED_CUSTOMER_IDS.mila },
    })
    const left = baskets(guest.access_token).getBasket({ parameters: { basketId } })
    expect(await refusalOf(left)).toMatchObject({ title: 'Basket Not Found' })
  })

  it('does not replace an existing basket unless requested', async () => {
    await fill(token, pieces[1])
    const basketId = await fill(guest.access_token, pieces[0])
    expect(await refusalOf(baskets(token).transferBasket({ parameters: {} }))).toMatchObject({
      type: expect.stringMatching(/\/basket-transfer-basket-already-exists-exception$/),
    })
    const forced = await baskets(token).transferBasket({ parameters: { overrideExisting: true } })
    expect(forced).toMatchObject({ basketId, productItems: [{ productId: pieces[0] }] })
  })

  it('merges both baskets into the registered one', async () => {
    const basketId = await fill(token, pieces[1])
    await fill(guest.access_token, pieces[0])
    const merged = await baskets(token).mergeBasket({ parameters: { productItemMergeMode: 'sum_quantities' } })
    expect(merged.basketId).toBe(basketId)
    expect(merged.productItems?.map(({ productId }) => productId)).toEqual([pieces[1], pieces[0]])
  })

  it('has nothing to merge without baskets, and no target', async () => {
    expect(await refusalOf(baskets(token).mergeBasket({ parameters: {} }))).toMatchObject({
      type: expect.stringMatching(/\/no-source-basket-exception$/),
    })
    await fill(guest.access_token, pieces[0])
    expect(await refusalOf(baskets(token).mergeBasket({ parameters: {} }))).toMatchObject({
      type: expect.stringMatching(/\/basket-merge-no-current-basket-exception$/),
    })
    const created = await baskets(token).mergeBasket({ parameters: { createDestinationBasket: true } })
    expect(created).toMatchObject({ productItems: [{ productId: pieces[0] }] })
  })

  it("reads a customer's past orders by page, status and time", async () => {
    const customers = new sdk.ShopperCustomers(config(token))
    const read = (query: object) =>
      customers.getCustomerOrders({ parameters: { customerId: SEEDED_CUSTOMER_IDS.mila, ...query } })
    const all = await read({})
    expect(all.data?.map(({ orderNo }) => orderNo)).toEqual(['00000102', '00000101'])
    expect(await read({ limit: 1, offset: 1 })).toMatchObject({ total: 2, data: [{ orderNo: '00000101' }] })
    expect(await read({ status: 'completed' })).toMatchObject({ total: 1, data: [{ shippingStatus: 'shipped' }] })
    expect(await read({ from: '2026-06-01T00:00:00Z' })).toMatchObject({ data: [{ orderNo: '00000102' }] })
    const statuses = all.data?.flatMap(({ productItems = [] }) => productItems.map((item) => item['c_status']))
    expect(new Set(statuses).size).toBe(11)
    for (const query of [{ limit: 51 }, { limit: 0 }, { offset: -1 }, { status: 'lost' }, { from: 'soon' }]) {
      expect(await refusalOf(read(query))).toMatchObject({ title: 'Bad Request' })
    }
  })
})
