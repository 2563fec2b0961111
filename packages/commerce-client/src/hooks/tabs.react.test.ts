// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enabled, guest, mila, openTab, type Routes, siteId } from '../../test/openTab.js'
import { buildBasket, buildBasketItem } from '../testing/buildBasket.js'
import { answerWith, createFakeRoutes } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { useLogout } from './sessionHooks.js'
import { useBasket } from './useBasket.js'
import { useSession } from './useSession.js'
import { useTabSync } from './useTabSync.js'
import { useUpdateBasketItem } from './useUpdateBasketItem.js'

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })
const withQuantity = (quantity: number) => buildBasket({ productItems: [buildBasketItem({ quantity })] })

afterEach(cleanup)

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

  it('show the same basket after an update in one of them', async () => {
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

  it('reload when they become visible, if hidden', async () => {
    let quantity = 1
    const { first, second, count } = openTwo({
      'GET baskets': () => Response.json({ baskets: [withQuantity(quantity)], total: 1 }),
      'PATCH line-1': (call) => {
        quantity = JSON.parse(call.body).quantity
        return Response.json(withQuantity(quantity))
      },
    })
    const [one, two] = [first.render(useCart), second.render(useCart)]
    await waitFor(() => expect([one.current.basket.totalItems, two.current.basket.totalItems]).toEqual([1, 1]))
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await act(() => one.current.update.trigger({ itemId: 'line-1', productId: 'p', quantity: 4 }))
    await settle()
    expect([two.current.basket.totalItems, count('GET baskets')]).toEqual([1, 2])
    vi.restoreAllMocks()
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(two.current.basket.totalItems).toBe(4))
  })

  it('broadcast key names only', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel(`vitrine ${siteId}`)
    channel.addEventListener('message', ({ data }) => heard.push(data))
    const { first } = openTwo({ 'GET baskets': baskets(withQuantity(1)), 'PATCH line-1': answerWith(withQuantity(2)) })
    const one = first.render(useCart)
    await waitFor(() => expect(one.current.basket.totalItems).toBe(1))
    await act(() => one.current.update.trigger({ itemId: 'line-1', productId: 'p', quantity: 2 }))
    await waitFor(() => expect(heard).not.toEqual([]))
    await settle()
    channel.close()
    expect(heard).toEqual([['basket', 'shipping_methods', 'payment_methods']])
  })

  it('both apply a logout', async () => {
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

  it('work independently when the browser blocks the channel', async () => {
    vi.stubGlobal('BroadcastChannel', function blocked() {
      throw new DOMException('denied', 'SecurityError')
    })
    const { first } = openTwo({ 'GET baskets': baskets(withQuantity(1)), 'PATCH line-1': answerWith(withQuantity(2)) })
    const one = first.render(useCart)
    await waitFor(() => expect(one.current.basket.totalItems).toBe(1))
    await act(() => one.current.update.trigger({ itemId: 'line-1', productId: 'p', quantity: 2 }))
    vi.unstubAllGlobals()
    expect(one.current.basket.totalItems).toBe(2)
  })

  it('ignore messages that are not a list of names', async () => {
    const { first, names } = openTwo({ 'GET baskets': baskets(withQuantity(1)) })
    const one = first.render(useCart)
    await waitFor(() => expect(one.current.basket.status).toBe('ready'))
    const before = names().length
    const channel = new BroadcastChannel(`vitrine ${siteId}`)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    for (const message of ['basket', null, { basket: 1 }, [{}, 7]]) channel.postMessage(message)
    await settle()
    channel.close()
    expect(names()).toHaveLength(before)
  })
})
