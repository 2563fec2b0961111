// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { enabled, guest, mila, openServer } from '../../test/openTab.js'
import { customerOfSession } from '../domain/customer/customerOfSession.js'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { answerWith, type FakeAnswer, loseAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { useProduct } from './catalogueHooks.js'
import { useLogin, useLogout } from './sessionHooks.js'
import { useAddToCart } from './useAddToCart.js'
import { useBasket } from './useBasket.js'
import { useCustomer } from './useCustomer.js'
import { useRemoveBasketItem } from './useRemoveBasketItem.js'
import { useToggleWishlist } from './useToggleWishlist.js'
import { useUpdateBasketItem } from './useUpdateBasketItem.js'
import { useWishlist } from './useWishlist.js'
import { useWishlistCount } from './useWishlistCount.js'

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })
const withQuantity = (quantity: number) => buildBasket({ productItems: [buildBasketItem({ quantity })] })

afterEach(cleanup)

describe('reads', () => {
  it('send no request while disabled', async () => {
    const { render, names } = openServer({})
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
    const { render, names } = openServer({ 'GET baskets': baskets(buildBasket()) })
    const result = render(() => [1, 2, 3, 4, 5].map(() => useBasket(enabled)))
    await waitFor(() => expect(result.current.every(({ status }) => status === 'ready')).toBe(true))
    expect(names()).toEqual(['POST session', 'GET baskets'])
  })

  it('renew an expired session once for all, without showing an error', async () => {
    const { render, count } = openServer({
      'GET baskets': [refuseWith(401, 'invalid-access-token'), baskets(buildBasket())],
      'GET product-lists': [refuseWith(401, 'invalid-access-token'), answerWith({ total: 0 })],
    })
    const result = render(() => ({ basket: useBasket(enabled), wishlist: useWishlist(enabled) }))
    await waitFor(() =>
      expect([result.current.basket.status, result.current.wishlist.status]).toEqual(['ready', 'ready']),
    )
    expect([count('POST session'), count('GET baskets'), count('GET product-lists')]).toEqual([2, 2, 2])
  })

  it('report a failure rather than empty data, and reload on demand', async () => {
    const { render } = openServer({ 'GET baskets': [refuseWith(500, 'internal'), baskets(buildBasket())] })
    const result = render(() => useBasket(enabled))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    await act(() => result.current.reload())
    expect(result.current.basket).toEqual(buildBasket())
  })

  it('request an account for registered shoppers only', async () => {
    const asGuest = openServer({})
    const account = asGuest.render(() => useCustomer(enabled))
    await waitFor(() => expect(asGuest.names()).toEqual(['POST session']))
    await waitFor(() => expect(account.current.status).toBe('idle'))
    const asMila = openServer({ 'POST session': answerWith(mila), 'GET mila': answerWith({ customerId: 'mila' }) })
    const own = asMila.render(() => useCustomer(enabled))
    await waitFor(() => expect(own.current.data).toEqual(customerOfSession({ customerId: 'mila' }, mila)))
    expect(asMila.calls[1]?.query.get('c_locale')).toBe('de_CH')
  })

  it('keep the last product with the status loading while the next one loads', async () => {
    const gate = Promise.withResolvers<Response>()
    const { render } = openServer({ 'GET a': answerWith({ id: 'a' }), 'GET b': () => gate.promise })
    const result = render(() => {
      const [id, setId] = useState('a')
      return { product: useProduct({ id }), setId }
    })
    await waitFor(() => expect(result.current.product).toMatchObject({ status: 'ready', data: { id: 'a' } }))
    act(() => result.current.setId('b'))
    expect(result.current.product).toMatchObject({ status: 'loading', data: { id: 'a' } })
    gate.resolve(Response.json({ id: 'b' }))
    await waitFor(() => expect(result.current.product).toMatchObject({ status: 'ready', data: { id: 'b' } }))
  })

  it('distinguish an unknown product from one that is loading', async () => {
    const { render } = openServer({ 'GET x': refuseWith(404, 'product-not-found') })
    const result = render(() => useProduct({ id: 'x' }))
    expect(result.current.status).toBe('loading')
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(result.current.data).toBeNull()
  })
})

describe('a double click', () => {
  it('adds once, on any of five buttons', async () => {
    const { render, count } = openServer({
      'GET baskets': baskets(buildBasket()),
      'POST items': answerWith(withQuantity(2)),
    })
    const result = render(() => [1, 2, 3, 4, 5].map(() => useAddToCart()))
    const add = () => result.current.map(({ trigger }) => trigger({ productId: 'p', quantity: 1 }))
    const outcomes = await act(() => Promise.all([...add(), ...add()]))
    expect(outcomes.every(({ kind }) => kind === 'done')).toBe(true)
    expect(count('POST items')).toBe(1)
  })
})

describe('an update', () => {
  it('shows immediately, is rolled back when the platform rejects it, and returns a code', async () => {
    const gate = Promise.withResolvers<void>()
    const refuse: FakeAnswer = async (call) => {
      await gate.promise
      return refuseWith(500, 'internal')(call)
    }
    const { render } = openServer({ 'GET baskets': baskets(withQuantity(1)), 'PATCH line-1': refuse })
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

  it('with a lost response succeeds when the basket contains it', async () => {
    const { render, count } = openServer({
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

  it('of the wishlist shows in list and count', async () => {
    const [item, wish] = [
      { id: 'i', productId: 'x' },
      { id: 'j', productId: 'p' },
    ]
    const list = { id: 'a', type: 'wish_list', customerProductListItems: [item] }
    const listAfter = { ...list, customerProductListItems: [item, wish] }
    const { render } = openServer({
      'GET product-lists': [answerWith({ data: [list], total: 1 }), answerWith({ data: [listAfter], total: 1 })],
      'GET products': answerWith({ data: [{ id: 'x' }] }),
      'POST items': answerWith(wish),
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
  it('replaces the guest’s data with the shopper’s in all components', async () => {
    let own: readonly Basket[] = []
    const { render } = openServer({
      'GET baskets': (call) =>
        Response.json({ baskets: call.path.includes('/mila/') ? own : [withQuantity(1)], total: 1 }),
      'POST login': answerWith(mila),
      'POST logout': answerWith(guest),
      'POST transfer': () => {
        own = [withQuantity(3)]
        return Response.json(own[0])
      },
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
