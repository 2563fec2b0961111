import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { basketResource } from '@vitrine/commerce-client/sync/basketResource'
import { useDeleteBasket } from '@vitrine/commerce-client/hooks/basketHooks'
import { customerResource } from '@vitrine/commerce-client/sync/customerResource'
import { useCreateAddress, useRemoveAddress, useUpdateCustomer } from '@vitrine/commerce-client/hooks/customerHooks'
import { knownSession } from '@vitrine/commerce-client/sync/knownSession'
import { useLogin, useLogout } from '@vitrine/commerce-client/hooks/sessionHooks'
import { useRemoveBasketItem } from '@vitrine/commerce-client/hooks/useRemoveBasketItem'
import { useToggleWishlist } from '@vitrine/commerce-client/hooks/useToggleWishlist'
import { useUpdateBasketItem } from '@vitrine/commerce-client/hooks/useUpdateBasketItem'
import { wishlistCountResource } from '@vitrine/commerce-client/sync/wishlistCountResource'
import { wishlistResource } from '@vitrine/commerce-client/sync/wishlistResource'
import { withSession } from '@vitrine/commerce-client/sync/withSession'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { BASKETS, CUSTOMERS, type HookBrowser, openHookBrowser, orderableWatch, outcomeOf } from './hookSandbox.js'
import { listenForUs, type OurSandbox } from './ourClient.js'

const credentials = { login: 'mila.brandt@example.com', password: SEEDED_PASSWORD }

describe('the hooks on a listening sandbox', () => {
  let sandbox: OurSandbox
  let browser: HookBrowser
  let productId = ''
  beforeAll(async () => {
    sandbox = await listenForUs()
    productId = await orderableWatch(sandbox)
  })
  beforeEach(() => {
    browser = openHookBrowser(sandbox, productId)
  })
  afterEach(() => fetch(`${sandbox.baseUrl}/sandbox/faults`, { method: 'DELETE' }))
  afterAll(() => sandbox.app.close())

  it('start a session and a basket with the first add, and reuse both', async () => {
    const { shop, host, add, read } = browser
    expect(knownSession(shop)).toBeNull()
    const basket = await add()
    expect(basket).toMatchObject({ currency: 'CHF', c_country: 'CH', productItems: [{ productId, quantity: 1 }] })
    expect(knownSession(shop)?.isGuest).toBe(true)
    expect(await read(basketResource)).toEqual(basket)
    expect([host.count('POST session'), host.count('POST baskets')]).toEqual([1, 1])
  })

  it.each(['reset', 'truncated', 'malformed'] as const)('count an add with a lost response (%s) once', async (kind) => {
    const { host, add, lose } = browser
    await lose(`POST ${BASKETS}/:basketId/items`, { kind })
    expect(await add()).toMatchObject({ productItems: [{ productId, quantity: 1 }] })
    expect(host.count('POST items')).toBe(1)
  })

  it('create one basket although the response of its creation was lost', async () => {
    const { host, add, lose } = browser
    await lose(`POST ${BASKETS}`, { kind: 'truncated' })
    expect(await add()).toMatchObject({ productItems: [{ quantity: 1 }] })
    expect(host.count('POST baskets')).toBe(1)
  })

  it('detect an add that never arrived', async () => {
    const { host, add, lose, line } = browser
    await add()
    await lose(`POST ${BASKETS}/:basketId/items`, { afterWork: false })
    expect(await outcomeOf(add())).toBe('failed')
    expect((await line()).quantity).toBe(1)
    expect(host.count('POST items')).toBe(2)
  })

  it('remove a line once although the response was lost', async () => {
    const { host, shop, add, lose, line } = browser
    await add()
    const { itemId } = await line()
    await lose(`DELETE ${BASKETS}/:basketId/items/:itemId`)
    expect(await outcomeOf(useRemoveBasketItem.definition.run(shop, { itemId }))).toBe('done')
    expect((await line()).itemId).toBe('')
    expect(host.count(`DELETE ${itemId}`)).toBe(1)
  })

  it('restore the quantity when the platform fails to set it', async () => {
    const { shop, add, lose, line } = browser
    await add()
    const { itemId } = await line()
    await lose(`PATCH ${BASKETS}/:basketId/items/:itemId`, { kind: 'status', status: 500, afterWork: false })
    expect(await outcomeOf(useUpdateBasketItem.definition.run(shop, { itemId, productId, quantity: 0 }))).toBe('failed')
    expect((await line()).quantity).toBe(1)
  })

  it('handle a deleted basket: no reaction at first, a new basket with the next add', async () => {
    const { host, shop, openTab, add, line } = browser
    await add()
    const { itemId } = await line()
    await useDeleteBasket.definition.run(openTab(), {})
    expect(await outcomeOf(useUpdateBasketItem.definition.run(shop, { itemId, productId, quantity: 1 }))).toBe(
      'notFound',
    )
    expect(host.count('POST baskets')).toBe(1)
    expect(await add()).toMatchObject({ productItems: [{ quantity: 1 }] })
    expect(host.count('POST baskets')).toBe(2)
  })

  it('renew an expired access token once, and repeat the call once', async () => {
    const { host, add, lose, read } = browser
    await add()
    await lose(`GET ${CUSTOMERS}/baskets`, { kind: 'expired-token', afterWork: false })
    expect(await read(basketResource)).toMatchObject({ productItems: [{ quantity: 1 }] })
    expect([host.count('POST session'), host.count('GET baskets')]).toEqual([2, 3])
  })

  it('create one wish list for five parallel additions, and count them', async () => {
    const { shop, read } = browser
    const { hits = [] } = await withSession(shop, () => productSearch(shop.client, { limit: 5 }))
    const ids = hits.map((hit) => hit.productId)
    await Promise.all(ids.map((id) => useToggleWishlist.definition.run(shop, { productId: id })))
    const { lists } = await read(wishlistResource)
    expect(lists).toHaveLength(1)
    expect(lists[0]?.customerProductListItems).toHaveLength(5)
    expect(await read(wishlistCountResource)).toBe(5)
    expect(await useToggleWishlist.definition.run(shop, { productId: ids[0] ?? '' })).toBe('removed')
    expect(await read(wishlistCountResource)).toBe(4)
  })

  it('store a wish list entry with a lost response once', async () => {
    const { host, shop, lose, read } = browser
    await lose(`POST ${CUSTOMERS}/product-lists/:listId/items`)
    expect(await useToggleWishlist.definition.run(shop, { productId })).toBe('added')
    expect((await read(wishlistResource)).lists[0]?.customerProductListItems).toHaveLength(1)
    expect(host.count('POST items')).toBe(1)
  })

  it('transfer the guest’s basket at login, and forget the customer at logout', async () => {
    const { shop, add, line, read } = browser
    await add()
    const before = await useLogin.definition.run(shop, credentials)
    expect(before.isGuest).toBe(false)
    expect((await line()).productId).toBe(productId)
    expect(await read(customerResource)).toMatchObject({ login: credentials.login })
    await useDeleteBasket.definition.run(shop, {})
    const after = await useLogout.definition.run(shop, undefined)
    expect(after.isGuest).toBe(true)
    expect(after.customerId).not.toBe(before.customerId)
    expect(await read(basketResource)).toBeNull()
  })

  it('change an account although responses are lost', async () => {
    const { shop, lose, read } = browser
    const addressId = `Seeweg ${Date.now()}`
    const body = { addressId, lastName: 'Brandt', address1: 'Seeweg 1', city: 'Zürich', countryCode: 'CH' }
    const profile = { phoneHome: '+41 44 000 00 00' }
    await useLogin.definition.run(shop, credentials)
    await lose(`POST ${CUSTOMERS}/addresses`)
    expect(await outcomeOf(useCreateAddress.definition.run(shop, { body }))).toBe('done')
    await lose(`PATCH ${CUSTOMERS}`, { kind: 'truncated' })
    expect(await outcomeOf(useUpdateCustomer.definition.run(shop, { body: profile }))).toBe('done')
    await lose(`DELETE ${CUSTOMERS}/addresses/:addressName`)
    expect(await outcomeOf(useRemoveAddress.definition.run(shop, { addressName: addressId }))).toBe('done')
    const customer = await read(customerResource)
    expect(customer).toMatchObject(profile)
    expect(customer?.addresses?.some((entry) => entry.addressId === addressId)).toBe(false)
  })
})
