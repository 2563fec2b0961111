import { productSearch } from '@vitrine/commerce-client/client/shopperSearch'
import { basketData } from '@vitrine/commerce-client/hooks/basketData'
import { useDeleteBasket } from '@vitrine/commerce-client/hooks/basketHooks'
import { customerData } from '@vitrine/commerce-client/hooks/customerData'
import { useCreateAddress, useRemoveAddress, useUpdateCustomer } from '@vitrine/commerce-client/hooks/customerHooks'
import { knownSession } from '@vitrine/commerce-client/hooks/knownSession'
import { useLogin, useLogout } from '@vitrine/commerce-client/hooks/sessionHooks'
import { useRemoveBasketItem } from '@vitrine/commerce-client/hooks/useRemoveBasketItem'
import { useToggleWishlist } from '@vitrine/commerce-client/hooks/useToggleWishlist'
import { useUpdateBasketItem } from '@vitrine/commerce-client/hooks/useUpdateBasketItem'
import { wishlistCountData } from '@vitrine/commerce-client/hooks/wishlistCountData'
import { wishlistData } from '@vitrine/commerce-client/hooks/wishlistData'
import { withSession } from '@vitrine/commerce-client/hooks/withSession'
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

  it('start a session and a basket with the first add, and keep to both', async () => {
    const { shop, host, add, read } = browser
    expect(knownSession(shop)).toBeNull()
    const basket = await add()
    expect(basket).toMatchObject({ currency: 'CHF', c_country: 'CH', productItems: [{ productId, quantity: 1 }] })
    expect(knownSession(shop)?.isGuest).toBe(true)
    expect(await read(basketData)).toEqual(basket)
    expect([host.count('POST session'), host.count('POST baskets')]).toEqual([1, 1])
  })

  it.each(['reset', 'truncated', 'malformed'] as const)(
    'count an add whose answer was lost (%s) once',
    async (kind) => {
      const { host, add, lose } = browser
      await lose(`POST ${BASKETS}/:basketId/items`, { kind })
      expect(await add()).toMatchObject({ productItems: [{ productId, quantity: 1 }] })
      expect(host.count('POST items')).toBe(1)
    },
  )

  it('create one basket although the answer of its creation was lost', async () => {
    const { host, add, lose } = browser
    await lose(`POST ${BASKETS}`, { kind: 'truncated' })
    expect(await add()).toMatchObject({ productItems: [{ quantity: 1 }] })
    expect(host.count('POST baskets')).toBe(1)
  })

  it('know that an add was not made that never arrived', async () => {
    const { host, add, lose, line } = browser
    await add()
    await lose(`POST ${BASKETS}/:basketId/items`, { afterWork: false })
    expect(await outcomeOf(add())).toBe('failed')
    expect((await line()).quantity).toBe(1)
    expect(host.count('POST items')).toBe(2)
  })

  it('remove a line once although the answer was lost', async () => {
    const { host, shop, add, lose, line } = browser
    await add()
    const { itemId } = await line()
    await lose(`DELETE ${BASKETS}/:basketId/items/:itemId`)
    expect(await outcomeOf(useRemoveBasketItem.row.run(shop, { itemId }))).toBe('done')
    expect((await line()).itemId).toBe('')
    expect(host.count(`DELETE ${itemId}`)).toBe(1)
  })

  it('take a quantity back that the platform fails to set', async () => {
    const { shop, add, lose, line } = browser
    await add()
    const { itemId } = await line()
    await lose(`PATCH ${BASKETS}/:basketId/items/:itemId`, { kind: 'status', status: 500, afterWork: false })
    expect(await outcomeOf(useUpdateBasketItem.row.run(shop, { itemId, productId, quantity: 0 }))).toBe('failed')
    expect((await line()).quantity).toBe(1)
  })

  it('go on after a basket that vanished: nothing by itself, a new one with the next add', async () => {
    const { host, shop, openTab, add, line } = browser
    await add()
    const { itemId } = await line()
    await useDeleteBasket.row.run(openTab(), {})
    expect(await outcomeOf(useUpdateBasketItem.row.run(shop, { itemId, productId, quantity: 1 }))).toBe('not-found')
    expect(host.count('POST baskets')).toBe(1)
    expect(await add()).toMatchObject({ productItems: [{ quantity: 1 }] })
    expect(host.count('POST baskets')).toBe(2)
  })

  it('renew an access token that ended, once, and replay once', async () => {
    const { host, add, lose, read } = browser
    await add()
    await lose(`GET ${CUSTOMERS}/baskets`, { kind: 'expired-token', afterWork: false })
    expect(await read(basketData)).toMatchObject({ productItems: [{ quantity: 1 }] })
    expect([host.count('POST session'), host.count('GET baskets')]).toEqual([2, 3])
  })

  it('create one wish list for five pieces at once, and count them', async () => {
    const { shop, read } = browser
    const { hits = [] } = await withSession(shop, () => productSearch(shop.client, { limit: 5 }))
    const ids = hits.map((hit) => hit.productId)
    await Promise.all(ids.map((id) => useToggleWishlist.row.run(shop, { productId: id })))
    const { lists } = await read(wishlistData)
    expect(lists).toHaveLength(1)
    expect(lists[0]?.customerProductListItems).toHaveLength(5)
    expect(await read(wishlistCountData)).toBe(5)
    expect(await useToggleWishlist.row.run(shop, { productId: ids[0] ?? '' })).toBe('removed')
    expect(await read(wishlistCountData)).toBe(4)
  })

  it('keep a wish whose answer was lost, once', async () => {
    const { host, shop, lose, read } = browser
    await lose(`POST ${CUSTOMERS}/product-lists/:listId/items`)
    expect(await useToggleWishlist.row.run(shop, { productId })).toBe('added')
    expect((await read(wishlistData)).lists[0]?.customerProductListItems).toHaveLength(1)
    expect(host.count('POST items')).toBe(1)
  })

  it('bring the guest’s basket along with a login, and forget the customer with the logout', async () => {
    const { shop, add, line, read } = browser
    await add()
    const before = await useLogin.row.run(shop, credentials)
    expect(before.isGuest).toBe(false)
    expect((await line()).productId).toBe(productId)
    expect(await read(customerData)).toMatchObject({ login: credentials.login })
    await useDeleteBasket.row.run(shop, {})
    const after = await useLogout.row.run(shop, undefined)
    expect(after.isGuest).toBe(true)
    expect(after.customerId).not.toBe(before.customerId)
    expect(await read(basketData)).toBeNull()
  })

  it('change an account although answers are lost', async () => {
    const { shop, lose, read } = browser
    const addressId = `Seeweg ${Date.now()}`
    const body = { addressId, lastName: 'Brandt', address1: 'Seeweg 1', city: 'Zürich', countryCode: 'CH' }
    const profile = { phoneHome: '+41 44 000 00 00' }
    await useLogin.row.run(shop, credentials)
    await lose(`POST ${CUSTOMERS}/addresses`)
    expect(await outcomeOf(useCreateAddress.row.run(shop, { body }))).toBe('done')
    await lose(`PATCH ${CUSTOMERS}`, { kind: 'truncated' })
    expect(await outcomeOf(useUpdateCustomer.row.run(shop, { body: profile }))).toBe('done')
    await lose(`DELETE ${CUSTOMERS}/addresses/:addressName`)
    expect(await outcomeOf(useRemoveAddress.row.run(shop, { addressName: addressId }))).toBe('done')
    const customer = await read(customerData)
    expect(customer).toMatchObject(profile)
    expect(customer?.addresses?.some((entry) => entry.addressId === addressId)).toBe(false)
  })
})
