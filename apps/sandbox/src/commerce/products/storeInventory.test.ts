import type { Product } from '@vitrine/commerce-client/types/product'
import type { ProductSearchResult } from '@vitrine/commerce-client/types/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'

const PRODUCTS = 'product/shopper-products/v1'
const SEARCH = 'search/shopper-search/v1'

describe('the inventory of a boutique', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  let inventoryId: string
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
    const stores = await shopper.call('GET', 'store/shopper-stores/v1', 'stores?ids=zurich')
    inventoryId = String(stores.json().data[0]?.inventoryId)
  })
  afterAll(() => sandbox.app.close())

  const product = async (id: string, query: string) =>
    (await shopper.call('GET', PRODUCTS, `products/${id}?${query}`)).json<Product>()
  const search = (query: string) => shopper.call('GET', SEARCH, `product-search?limit=200&${query}`)
  const found = async (query: string) =>
    ((await search(query)).json<ProductSearchResult>().hits ?? []).map(({ productId }) => productId)

  it("is returned beside the site's, for the requested boutiques", async () => {
    const inventories = [{ id: inventoryId, ats: 1, stockLevel: 1, orderable: true, preorderable: false }]
    expect(await product(TEST_IDS.steelWatch, `inventoryIds=${inventoryId}`)).toMatchObject({
      inventory: { id: 'halbrenn-inventory' },
      inventories,
    })
    const many = await shopper.call('GET', PRODUCTS, `products?ids=${TEST_IDS.steelWatch}&inventoryIds=${inventoryId}`)
    expect(many.json()).toMatchObject({ data: [{ inventories }] })
  })

  it('is empty if the product is elsewhere', async () => {
    expect(await product(TEST_IDS.soldOut, `inventoryIds=${inventoryId}`)).toMatchObject({
      inventories: [{ id: inventoryId, ats: 0, stockLevel: 0, orderable: false }],
    })
  })

  it.each([
    ['not requested', ''],
    ['unknown', 'inventoryIds=nowhere'],
    ['not expanded', 'inventoryIds=inventory-zurich&expand=images'],
  ])('is omitted when %s', async (_name, query) => {
    expect((await product(TEST_IDS.steelWatch, query)).inventories ?? []).toEqual([])
  })

  it('can be requested for five boutiques at a time', async () => {
    const answer = await shopper.call('GET', PRODUCTS, `products/${TEST_IDS.steelWatch}?inventoryIds=a,b,c,d,e,f`)
    expect(answer.statusCode).toBe(400)
  })

  it('refines a search', async () => {
    const here = await found(`refine=ilids=${inventoryId}`)
    expect(here).toContain(TEST_IDS.steelWatch)
    expect(here).not.toContain(TEST_IDS.soldOut)
    expect(await found(`refine=ilids=nowhere|${inventoryId}`)).toEqual(here)
    expect(await found('refine=ilids=nowhere')).toEqual([])
    const { selectedRefinements } = (await search(`refine=ilids=${inventoryId}`)).json<ProductSearchResult>()
    expect(selectedRefinements).toEqual({ ilids: inventoryId })
  })

  it('refines by up to ten at a time', async () => {
    const answer = await search(`refine=ilids=${Array.from({ length: 11 }, (_, index) => index).join('|')}`)
    expect(answer.statusCode).toBe(400)
  })
})
