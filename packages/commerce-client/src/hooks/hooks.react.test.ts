// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, describe, expect, it } from 'vitest'
import { createScapiClient } from '../client/createScapiClient.js'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { answerWith, createFakeRoutes, type FakeAnswer, loseAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { useBasketEmailSync, useShippingMethodSync } from './basketSyncs.js'
import { CommerceProvider } from './CommerceProvider.js'
import { useProduct } from './catalogueHooks.js'
import { useLogin, useLogout } from './sessionHooks.js'
import { createShopperSessions } from './shopperSessions.js'
import { useActivities } from './useActivities.js'
import { useAddToCart } from './useAddToCart.js'
import { useBasket } from './useBasket.js'
import { useCustomer } from './useCustomer.js'
import { useRecommendations } from './useRecommendations.js'
import { useRemoveBasketItem } from './useRemoveBasketItem.js'
import { useSession } from './useSession.js'
import { useSyncShopperContext } from './useSyncShopperContext.js'
import { useTabSync } from './useTabSync.js'
import { useToggleWishlist } from './useToggleWishlist.js'
import { useUpdateBasketItem } from './useUpdateBasketItem.js'
import { useWishlist } from './useWishlist.js'
import { useWishlistCount } from './useWishlistCount.js'

type Routes = Readonly<Record<string, FakeAnswer | readonly FakeAnswer[]>>
const guest = { customerId: 'guest', usid: 'u', isGuest: true }
const mila = { customerId: 'mila', usid: 'u', isGuest: false }
const enabled = { isEnabled: true }
const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })
const withQuantity = (quantity: number) => buildBasket({ productItems: [buildBasketItem({ quantity })] })

afterEach(cleanup)

/** A tab: a cache of its own, and the shop over a fake server. Several tabs may share one server. */
function openTab(fetch: typeof globalThis.fetch) {
  const cache = new Map()
  const scope = { siteId: 'demo', locale: 'de-CH', currency: 'CHF' }
  const client = createScapiClient({ baseUrl: '', organizationId: 'org', ...scope, fetch })
  const sessions = createShopperSessions({ url: '/apis/session', fetch })
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(
      SWRConfig,
      { value: { provider: () => cache } },
      createElement(CommerceProvider, { client, sessions, ...scope, country: 'CH' }, children),
    )
  return { render: <Result>(use: () => Result) => renderHook(use, { wrapper }).result }
}

function open(routes: Routes) {
  const fake = createFakeRoutes({ 'POST session': answerWith(guest), ...routes })
  return { ...fake, ...openTab(fake.fetch) }
}

describe('reads', () => {
  it('ask nothing while they are not enabled', async () => {
    const { render, names } = open({})
    const result = render(() => ({
      basket: useBasket({ isEnabled: false }),
      wishlist: useWishlist({ isEnabled: false }),
      product: useProduct(null),
    }))
    await act(() => Promise.resolve())
    expect(result.current.basket.status).toBe('idle')
    expect(result.current.product.status).toBe('idle')
    expect(names()).toEqual([])
  })

  it('share one session and one request between five components', async () => {
    const { render, names } = open({ 'GET baskets': baskets(buildBasket()) })
    const result = render(() => [1, 2, 3, 4, 5].map(() => useBasket(enabled)))
    await waitFor(() => expect(result.current.every(({ status }) => status === 'ready')).toBe(true))
    expect(names()).toEqual(['POST session', 'GET baskets'])
  })

  it('renew the session once for all when it has ended, and show nothing of it', async () => {
    const { render, count } = open({
      'GET baskets': [refuseWith(401, 'invalid-access-token'), baskets(buildBasket())],
      'GET product-lists': [refuseWith(401, 'invalid-access-token'), answerWith({ total: 0 })],
    })
    const result = render(() => ({ basket: useBasket(enabled), wishlist: useWishlist(enabled) }))
    await waitFor(() =>
      expect([result.current.basket.status, result.current.wishlist.status]).toEqual(['ready', 'ready']),
    )
    expect([count('POST session'), count('GET baskets'), count('GET product-lists')]).toEqual([2, 2, 2])
  })

  it('say that they failed, never that there is nothing, and ask again on demand', async () => {
    const { render } = open({ 'GET baskets': [refuseWith(500, 'internal'), baskets(buildBasket())] })
    const result = render(() => useBasket(enabled))
    await waitFor(() => expect(result.current.status).toBe('error'))
    await act(() => result.current.reload())
    expect(result.current.basket).toEqual(buildBasket())
  })

  it('ask for an account only of registered shoppers', async () => {
    const asGuest = open({})
    const account = asGuest.render(() => useCustomer(enabled))
    await waitFor(() => expect(asGuest.names()).toEqual(['POST session']))
    await waitFor(() => expect(account.current.status).toBe('idle'))
    const asMila = open({ 'POST session': answerWith(mila), 'GET mila': answerWith({ customerId: 'mila' }) })
    const own = asMila.render(() => useCustomer(enabled))
    await waitFor(() => expect(own.current.data).toEqual({ customerId: 'mila' }))
    expect(asMila.calls[1]?.query.get('c_locale')).toBe('de-CH')
  })

  it('tell an unknown product from one that is not there yet', async () => {
    const { render } = open({ 'GET x': refuseWith(404, 'product-not-found') })
    const result = render(() => useProduct({ id: 'x' }))
    expect(result.current.status).toBe('loading')
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.data).toBeNull()
  })
})

describe('a double click', () => {
  it('adds once, whichever of five buttons it hits', async () => {
    const { render, count } = open({ 'GET baskets': baskets(buildBasket()), 'POST items': answerWith(withQuantity(2)) })
    const result = render(() => [1, 2, 3, 4, 5].map(() => useAddToCart()))
    const add = () => result.current.map(({ trigger }) => trigger({ productId: 'p', quantity: 1 }))
    const outcomes = await act(() => Promise.all([...add(), ...add()]))
    expect(outcomes.every(({ kind }) => kind === 'done')).toBe(true)
    expect(count('POST items')).toBe(1)
  })
})

describe('a change', () => {
  it('shows at once, is taken back with the platform’s refusal, and tells a code', async () => {
    const gate = Promise.withResolvers<void>()
    const refuse: FakeAnswer = async (call) => {
      await gate.promise
      return refuseWith(500, 'internal')(call)
    }
    const { render } = open({ 'GET baskets': baskets(withQuantity(1)), 'PATCH line-1': refuse })
    const result = render(() => ({ basket: useBasket(enabled), update: useUpdateBasketItem() }))
    await waitFor(() => expect(result.current.basket.status).toBe('ready'))
    const change = { itemId: 'line-1', productId: 'p', quantity: 5 }
    const done = result.current.update.trigger(change)
    await waitFor(() => expect(result.current.basket.totalItems).toBe(5))
    expect(result.current.update.isMutating).toBe(true)
    gate.resolve()
    expect(await act(() => done)).toMatchObject({ kind: 'failed', error: 'failed' })
    expect(result.current.basket.totalItems).toBe(1)
    expect(result.current.update).toMatchObject({ isMutating: false, error: 'failed' })
  })

  it('whose answer is lost counts when the basket shows it', async () => {
    const { render, count } = open({
      'GET baskets': [baskets(buildBasket()), baskets(buildBasket({ productItems: [], orderTotal: 0 }))],
      'DELETE line-1': loseAnswer,
    })
    const result = render(() => ({ basket: useBasket(enabled), remove: useRemoveBasketItem() }))
    await waitFor(() => expect(result.current.basket.status).toBe('ready'))
    const outcome = await act(() => result.current.remove.trigger({ itemId: 'line-1' }))
    expect(outcome.kind).toBe('done')
    expect(result.current.basket.totalItems).toBe(0)
    expect(count('DELETE line-1')).toBe(1)
  })

  it('of the wish list shows in list and count', async () => {
    const list = { id: 'a', type: 'wish_list', customerProductListItems: [{ id: 'i', productId: 'x' }] }
    const { render } = open({
      'GET product-lists': answerWith({ data: [list], total: 1 }),
      'GET products': answerWith({ data: [{ id: 'x' }] }),
      'POST items': answerWith({ id: 'j', productId: 'p' }),
    })
    const result = render(() => ({
      list: useWishlist(enabled),
      count: useWishlistCount(enabled),
      toggle: useToggleWishlist(),
    }))
    await waitFor(() => expect(result.current.count.data).toBe(1))
    await act(() => result.current.toggle.trigger({ productId: 'p' }))
    expect(result.current.list.productIds).toEqual(['x', 'p'])
    expect(result.current.count.data).toBe(2)
  })
})

describe('a login', () => {
  it('replaces the guest’s data by the shopper’s wherever they show', async () => {
    const { render } = open({
      'GET baskets': (call) =>
        Response.json({ baskets: call.path.includes('/mila/') ? [] : [withQuantity(1)], total: 1 }),
      'POST login': answerWith(mila),
      'POST logout': answerWith(guest),
      'POST transfer': answerWith(withQuantity(3)),
      'GET mila': answerWith({ customerId: 'mila', email: 'mila.brandt@example.com' }),
    })
    const result = render(() => ({
      basket: useBasket(enabled),
      customer: useCustomer(enabled),
      login: useLogin(),
      logout: useLogout(),
    }))
    await waitFor(() => expect(result.current.basket.totalItems).toBe(1))
    await act(() => result.current.login.trigger({ login: 'mila.brandt@example.com', password: 'x' }))
    await waitFor(() => expect(result.current.customer.data?.customerId).toBe('mila'))
    expect(result.current.basket.totalItems).toBe(3)
    await act(() => result.current.logout.trigger(undefined))
    await waitFor(() => expect(result.current.basket.totalItems).toBe(1))
    expect(result.current.customer).toMatchObject({ status: 'idle', data: null })
  })
})

describe('what happens by itself', () => {
  const methods = { defaultShippingMethodId: 'standard', applicableShippingMethods: [{ id: 'standard' }] }
  const stubborn = buildBasket({ shipments: [{ shipmentId: 'me' }], customerInfo: { email: 'old@example.com' } })

  it('a shipping method is chosen once, even when the platform does not keep it', async () => {
    const { render, calls, count } = open({
      'GET baskets': baskets(stubborn),
      'GET shipping-methods': answerWith(methods),
      'PATCH me': answerWith(stubborn),
    })
    render(() => [useShippingMethodSync(enabled), useShippingMethodSync(enabled)])
    await waitFor(() => expect(count('PATCH me')).toBe(1))
    await waitFor(() => expect(count('GET shipping-methods')).toBe(2))
    const patch = calls.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toBe('{"shippingMethod":{"id":"standard"},"shippingAddress":{}}')
    expect(count('PATCH me')).toBe(1)
  })

  it('the cart stays usable when the methods cannot be read', async () => {
    const { render, count } = open({ 'GET baskets': baskets(stubborn), 'GET shipping-methods': refuseWith(500, 'x') })
    const result = render(() => {
      useShippingMethodSync(enabled)
      return useBasket(enabled)
    })
    await waitFor(() => expect(count('GET shipping-methods')).toBe(1))
    expect([result.current.status, count('PATCH me')]).toEqual(['ready', 0])
  })

  it('the e-mail address of a registered shopper goes into the basket, once', async () => {
    const { render, calls, count } = open({
      'POST session': answerWith(mila),
      'GET mila': answerWith({ customerId: 'mila', email: 'mila.brandt@example.com' }),
      'GET baskets': baskets(stubborn),
      'PUT customer': answerWith(stubborn),
    })
    render(() => [useBasketEmailSync(enabled), useBasketEmailSync(enabled)])
    await waitFor(() => expect(count('PUT customer')).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(count('PUT customer')).toBe(1)
    expect(calls.find(({ method }) => method === 'PUT')?.body).toBe('{"email":"mila.brandt@example.com"}')
  })

  it.each([
    [true, ['POST session', 'GET x', 'POST shopper-context', 'GET x']],
    [false, ['POST session', 'GET x', 'POST shopper-context']],
  ])('a shopper context that changed (%s) has all data read again', async (isChanged, expected) => {
    const { render, names } = open({
      'GET x': answerWith({ id: 'x' }),
      'POST shopper-context': answerWith({ isChanged }),
    })
    const result = render(() => ({
      session: useSession(enabled),
      product: useProduct({ id: 'x' }),
      sync: useSyncShopperContext(),
    }))
    await waitFor(() => expect(result.current.session.session).toEqual(guest))
    await waitFor(() => expect(result.current.product.status).toBe('ready'))
    await act(() => result.current.sync.trigger({ sourceCode: 'SPRING' }))
    await waitFor(() => expect(names().filter((name) => name !== 'POST session')).toEqual(expected.slice(1)))
  })
})

describe('recommendations and activities', () => {
  const question = { from: { recommender: 'pdp-similar' }, products: [{ id: 'p' }] } as const

  it.each([true, null])('ask and send nothing while do-not-track is %s', async (dnt) => {
    const { render, names } = open({})
    const result = render(() => ({ recs: useRecommendations({ ...question, dnt }), report: useActivities(dnt) }))
    await act(() => result.current.report('viewPage', { currentLocation: '/ch/de' }))
    expect(result.current.recs.status).toBe('idle')
    expect(names()).toEqual([])
  })

  it('give the recommended pieces that the catalogue has', async () => {
    const { render, calls } = open({
      'POST pdp-similar': answerWith({ recoUUID: 'r', recs: [{ id: 'a' }, { id: 'gone' }] }),
      'GET products': answerWith({ data: [{ id: 'a' }] }),
      'POST viewPage': loseAnswer,
    })
    const result = render(() => ({
      recs: useRecommendations({ ...question, dnt: false }),
      report: useActivities(false),
    }))
    await waitFor(() => expect(result.current.recs.data).toEqual({ recoUUID: 'r', products: [{ id: 'a' }] }))
    expect(calls.find(({ path }) => path.includes('einstein'))?.path).toBe('/apis/einstein/recs/pdp-similar')
    await act(() => result.current.report('viewPage', { currentLocation: '/ch/de' }))
  })
})

describe('two tabs', () => {
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

  function openTwo(routes: Routes) {
    const server = createFakeRoutes({ 'POST session': answerWith(guest), ...routes })
    return { ...server, first: openTab(server.fetch), second: openTab(server.fetch) }
  }

  function useCart() {
    useTabSync()
    return {
      basket: useBasket(enabled),
      update: useUpdateBasketItem(),
      session: useSession(enabled),
      logout: useLogout(),
    }
  }

  it('show the same basket after a change in one of them', async () => {
    let quantity = 1
    const { first, second } = openTwo({
      'GET baskets': () => Response.json({ baskets: [withQuantity(quantity)], total: 1 }),
      'PATCH line-1': (call) => {
        quantity = JSON.parse(call.body).quantity
        return Response.json(withQuantity(quantity))
      },
    })
    const [one, two] = [first.render(useCart), second.render(useCart)]
    await waitFor(() => expect([one.current.basket.totalItems, two.current.basket.totalItems]).toEqual([1, 1]))
    await act(() => one.current.update.trigger({ itemId: 'line-1', productId: 'p', quantity: 4 }))
    await waitFor(() => expect(two.current.basket.totalItems).toBe(4))
  })

  it('tell each other names of data and nothing else', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('vitrine demo')
    channel.onmessage = ({ data }) => heard.push(data)
    const { first } = openTwo({ 'GET baskets': baskets(withQuantity(1)), 'PATCH line-1': answerWith(withQuantity(2)) })
    const one = first.render(useCart)
    await waitFor(() => expect(one.current.basket.totalItems).toBe(1))
    await act(() => one.current.update.trigger({ itemId: 'line-1', productId: 'p', quantity: 2 }))
    await settle()
    channel.close()
    expect(heard).toEqual([['basket', 'shipping_methods', 'payment_methods']])
  })

  it('follow a logout', async () => {
    let session = mila
    const { first, second } = openTwo({
      'POST session': () => Response.json(session),
      'GET baskets': baskets(),
      'POST logout': () => {
        session = guest
        return Response.json(guest)
      },
    })
    const [one, two] = [first.render(useCart), second.render(useCart)]
    await waitFor(() => expect(two.current.session.session).toEqual(mila))
    await waitFor(() => expect(one.current.session.session).toEqual(mila))
    await act(() => one.current.logout.trigger(undefined))
    await waitFor(() => expect(two.current.session.session).toEqual(guest))
  })

  it('understand nothing that is not a list of names', async () => {
    const { first, names } = openTwo({ 'GET baskets': baskets(withQuantity(1)) })
    const one = first.render(useCart)
    await waitFor(() => expect(one.current.basket.status).toBe('ready'))
    const before = names().length
    const channel = new BroadcastChannel('vitrine demo')
    for (const message of ['basket', null, { basket: 1 }, [{}, 7]]) channel.postMessage(message)
    await settle()
    channel.close()
    expect(names()).toHaveLength(before)
  })
})
