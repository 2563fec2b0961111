import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEEDED_CUSTOMER_IDS, SEEDED_CUSTOMERS } from '../../seed/customers.js'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'
const ITEM = {
  quantity: 1,
  public: false,
  priority: 1,
  type: 'product' as const,
  productId: '4130-110-1',
  c_note: 'for Mia',
}

describe('the official SDK on product lists', () => {
  let sandbox: ListeningSandbox
  let api: InstanceType<typeof sdk.ShopperCustomers>
  let customerId: string
  beforeAll(async () => {
    sandbox = await listenForSdk()
    const guest = await loginGuest(sandbox)
    api = customersOf(guest.access_token)
    customerId = guest.customer_id
  })
  afterAll(() => sandbox.app.close())

  const customersOf = (token: string) => new sdk.ShopperCustomers(sandbox.config({ token }))
  const create = async (body: { name?: string; c_colour?: { [key: string]: unknown } } = {}) => {
    const list = await api.createCustomerProductList({
      parameters: { customerId },
      body: { type: 'wish_list', ...body },
    })
    return { customerId, listId: list.id ?? '' }
  }

  it("contains a customer's seeded wish list with existing products", async () => {
    const owner = customersOf((await loginCustomer(sandbox, 'mila.brandt@example.com')).access_token)
    const { data } = await owner.getCustomerProductLists({ parameters: { customerId: SEEDED_CUSTOMER_IDS.mila } })
    const ids = data?.[0]?.customerProductListItems?.map(({ productId }) => productId) ?? []
    expect(ids).toEqual(SEEDED_CUSTOMERS[0]?.wishlist)
    const { access_token: token } = await loginGuest(sandbox)
    const products = new sdk.ShopperProducts(sandbox.config({ token }))
    const found = await products.getProducts({ parameters: { ids: ids.map(String) } })
    expect(found.data).toHaveLength(3)
  })

  it('gives guests lists, and stores fields as sent', async () => {
    const body = { name: 'Liste', c_colour: { hue: 1 } }
    const parameters = await create(body)
    const item = await api.createCustomerProductListItem({ parameters, body: ITEM })
    expect(item).toMatchObject(ITEM)
    const list = await api.getCustomerProductList({ parameters })
    expect(list).toMatchObject({ ...body, type: 'wish_list', public: false, customerProductListItems: [item] })
    const all = await api.getCustomerProductLists({ parameters: { customerId } })
    expect(all.data).toContainEqual(list)
    expect(all).toMatchObject({ total: 1, limit: 1 })
  })

  it('reads, updates and removes an item', async () => {
    const list = await create()
    const { id = '' } = await api.createCustomerProductListItem({ parameters: list, body: ITEM })
    const parameters = { ...list, itemId: id }
    const changed = await api.updateCustomerProductListItem({
      parameters,
      body: { ...ITEM, quantity: 2, priority: 3, public: true, productId: '4130-112-1' },
    })
    expect(changed).toMatchObject({ id, quantity: 2, priority: 3, public: true, productId: ITEM.productId })
    expect(await api.getCustomerProductListItem({ parameters })).toEqual(changed)
    await api.deleteCustomerProductListItem({ parameters })
    expect(await refusalOf(api.deleteCustomerProductListItem({ parameters }))).toMatchObject({
      type: `${ERRORS}not-found`,
    })
    expect((await api.getCustomerProductList({ parameters: list })).customerProductListItems).toEqual([])
  })

  it('updates and removes a list', async () => {
    const parameters = await create()
    expect(await api.updateCustomerProductList({ parameters, body: { description: 'Later' } })).toMatchObject({
      type: 'wish_list',
      description: 'Later',
    })
    await api.deleteCustomerProductList({ parameters })
    expect(await refusalOf(api.getCustomerProductList({ parameters }))).toMatchObject({
      type: `${ERRORS}product-list-not-found`,
      productListId: parameters.listId,
    })
  })

  it("hides another customer's list", async () => {
    const parameters = await create()
    const stranger = await loginGuest(sandbox)
    const strangerApi = customersOf(stranger.access_token)
    const call = strangerApi.getCustomerProductList({
      parameters: { ...parameters, customerId: stranger.customer_id },
    })
    expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}product-list-not-found` })
    expect(await refusalOf(strangerApi.getCustomerProductList({ parameters }))).toMatchObject({
      type: `${ERRORS}invalid-customer`,
    })
  })

  it.each([
    ['an unknown product', { ...ITEM, productId: '0000-000-0' }],
    ['no piece', { ...ITEM, productId: undefined }],
    ['a negative quantity', { ...ITEM, quantity: -1 }],
    ['no priority', { ...ITEM, priority: undefined }],
  ])('refuses an item with %s', async (_name, body) => {
    const call = create().then((parameters) =>
      // The SDK's types forbid what the API allows.
      api.createCustomerProductListItem({ parameters, body: JSON.parse(JSON.stringify(body)) }),
    )
    expect(await refusalOf(call)).toMatchObject({ type: `${ERRORS}bad-request` })
  })
})
