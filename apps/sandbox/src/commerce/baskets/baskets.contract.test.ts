import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listenForSdk, loginGuest, refusalOf, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

describe('the official SDK on Shopper Baskets', () => {
  let sandbox: ListeningSandbox
  let token: string
  let customerId: string
  beforeAll(async () => {
    sandbox = await listenForSdk()
  })
  beforeEach(async () => {
    const login = await loginGuest(sandbox)
    token = login.access_token
    customerId = login.customer_id
  })
  afterAll(() => sandbox.app.close())

  const baskets = () => new sdk.ShopperBasketsV2(sandbox.config({ token, locale: 'de-DE' }))
  const create = async () =>
    (await baskets().createBasket({ body: { c_country: 'DE', currency: 'EUR' } })).basketId ?? ''
  const ofCustomer = () =>
    new sdk.ShopperCustomers(sandbox.config({ token })).getCustomerBaskets({ parameters: { customerId } })

  /** An orderable product of the seed. */
  const orderable = async () => {
    const search = new sdk.ShopperSearch(sandbox.config({ token, locale: 'de-DE', currency: 'EUR' }))
    const refine = ['orderable_only=true', 'cgid=watches']
    const { hits } = await search.productSearch({ parameters: { refine, sort: 'relevance', limit: 1 } })
    return { productId: hits[0]?.productId ?? '', price: hits[0]?.price ?? 0 }
  }

  it('goes from creating a basket to deleting it', async () => {
    const basketId = await create()
    expect(await ofCustomer()).toMatchObject({ total: 1, baskets: [{ basketId, c_country: 'DE', currency: 'EUR' }] })

    const { productId } = await orderable()
    const filled = await baskets().addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
    expect(filled.productItems).toMatchObject([{ productId, quantity: 1 }])
    expect(filled.taxTotal).toBeCloseTo((filled.orderTotal ?? 0) * (0.19 / 1.19), 1)

    const itemId = filled.productItems?.[0]?.itemId ?? ''
    const updated = await baskets().updateItemInBasket({
      parameters: { basketId, itemId },
      body: { productId, quantity: 1 },
    })
    expect(updated.productItems).toMatchObject([{ itemId, quantity: 1 }])

    const known = await baskets().updateCustomerForBasket({
      parameters: { basketId },
      body: { email: 'a@mail.example' },
    })
    expect(known.customerInfo?.email).toBe('a@mail.example')

    const emptied = await baskets().removeItemFromBasket({ parameters: { basketId, itemId } })
    expect(emptied).toMatchObject({ basketId, productItems: [], orderTotal: 0 })

    await baskets().deleteBasket({ parameters: { basketId } })
    expect(await ofCustomer()).toMatchObject({ total: 0 })
  })

  it('goes through a basket of version 1', async () => {
    const first = new sdk.ShopperBaskets(sandbox.config({ token, locale: 'de-DE' }))
    const { basketId = '' } = await first.createBasket({ body: {} })
    const { productId } = await orderable()
    const filled = await first.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
    expect(filled.productItems).toMatchObject([{ productId }])
    await first.deleteBasket({ parameters: { basketId } })
    expect(await ofCustomer()).toMatchObject({ total: 0 })
  })

  it('chooses a shipping method', async () => {
    const basketId = await create()
    const parameters = { basketId, shipmentId: 'me' }
    const methods = await baskets().getShippingMethodsForShipment({ parameters })
    const id = methods.defaultShippingMethodId ?? ''
    expect(methods.applicableShippingMethods?.map((method) => method.id)).toContain(id)
    const body = { shippingMethod: { id }, shippingAddress: {} }
    const basket = await baskets().updateShipmentForBasket({ parameters, body })
    expect(basket.shipments).toMatchObject([{ shipmentId: 'me', shippingMethod: { id } }])
  })

  it('rejects a second basket', async () => {
    const basketId = await create()
    expect(await refusalOf(create())).toMatchObject({ title: 'Customer Baskets Quota Exceeded', basketIds: basketId })
  })

  it('rejects more products than can be ordered', async () => {
    const basketId = await create()
    const { productId } = await orderable()
    const call = baskets().addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 99 }] })
    expect(await refusalOf(call)).toMatchObject({ c_code: 'Can-Not-Add-To-Cart' })
  })

  it('reports a missing basket', async () => {
    const call = baskets().getBasket({ parameters: { basketId: 'none' } })
    expect(await refusalOf(call)).toMatchObject({ title: 'Basket Not Found' })
  })

  it("rejects access to another shopper's baskets", async () => {
    const customers = new sdk.ShopperCustomers(sandbox.config({ token }))
    const call = customers.getCustomerBaskets({ parameters: { customerId: 'somebody' } })
    expect(await refusalOf(call)).toMatchObject({ title: 'Invalid Customer' })
  })
})
