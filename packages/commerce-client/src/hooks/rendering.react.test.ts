// @vitest-environment happy-dom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enabled, openServer, openTab } from '../../test/openTab.js'
import { buildBasket } from '../testing/buildBasket.js'
import { answerWith, createFakeRoutes } from '../testing/fakeRoutes.js'
import { useShippingMethodSync } from './basketSyncs.js'
import { useAddToCart } from './useAddToCart.js'
import { useBasket } from './useBasket.js'
import { useTabSync } from './useTabSync.js'
import { useTokenSync } from './useTokenSync.js'
import { useToggleWishlist } from './useToggleWishlist.js'
import { useWishlist } from './useWishlist.js'

const basket = buildBasket({ shipments: [{ shipmentId: 'me' }] })
const methods = { defaultShippingMethodId: 'standard', applicableShippingMethods: [{ id: 'standard' }] }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('in strict mode, where every effect runs twice', () => {
  beforeEach(() => configure({ reactStrictMode: true }))
  afterEach(() => configure({ reactStrictMode: false }))

  it('reads and updates are sent once', async () => {
    const { render, count } = openServer({
      'GET baskets': answerWith({ baskets: [basket], total: 1 }),
      'GET shipping-methods': answerWith(methods),
      'PATCH me': answerWith(buildBasket({ shipments: [{ shipmentId: 'me', shippingMethod: { id: 'standard' } }] })),
      'POST items': answerWith(basket),
    })
    const result = render(() => {
      useTabSync()
      useShippingMethodSync(enabled)
      return { basket: useBasket(enabled), add: useAddToCart() }
    })
    await waitFor(() => expect(count('PATCH me')).toBe(1))
    await act(() => result.current.add.trigger({ productId: 'p', quantity: 1 }))
    expect(result.current.add.isMutating).toBe(false)
    expect([count('POST session'), count('GET baskets'), count('PATCH me'), count('POST items')]).toEqual([1, 1, 1, 1])
  })
})

it('an update completes after its component unmounts', async () => {
  const gate = Promise.withResolvers<Response>()
  const server = createFakeRoutes({
    'POST session': answerWith({ customerId: 'guest', usid: 'u', isGuest: true }),
    'GET baskets': answerWith({ baskets: [basket], total: 1 }),
    'POST items': () => gate.promise,
  })
  const tab = openTab(server.fetch)
  const shown = tab.render(() => useBasket(enabled))
  await waitFor(() => expect(shown.current.status).toBe('ready'))
  const button = renderHook(() => useAddToCart(), { wrapper: tab.wrapper })
  const adding = button.result.current.trigger({ productId: 'p', quantity: 1 })
  await waitFor(() => expect(server.count('POST items')).toBe(1))
  button.unmount()
  gate.resolve(Response.json(buildBasket({ basketId: 'after' })))
  expect(await act(() => adding)).toMatchObject({ kind: 'done' })
  expect(shown.current.basket?.basketId).toBe('after')
})

it('a reload during an update shows the later data', async () => {
  const gate = Promise.withResolvers<Response>()
  const { render, count } = openServer({
    'GET baskets': [
      answerWith({ baskets: [basket], total: 1 }),
      answerWith({ baskets: [buildBasket({ basketId: 'of another tab' })], total: 1 }),
    ],
    'POST items': () => gate.promise,
  })
  const result = render(() => ({ basket: useBasket(enabled), add: useAddToCart() }))
  await waitFor(() => expect(result.current.basket.status).toBe('ready'))
  const adding = result.current.add.trigger({ productId: 'p', quantity: 1 })
  await waitFor(() => expect(count('POST items')).toBe(1))
  const reloading = result.current.basket.reload()
  gate.resolve(Response.json(buildBasket({ basketId: 'after' })))
  await act(() => Promise.all([adding, reloading]))
  expect(count('GET baskets')).toBe(2)
  expect(result.current.basket.basket?.basketId).toBe('of another tab')
})

it('server rendering sends no request and opens no channel or lock', () => {
  for (const name of ['BroadcastChannel', 'navigator', 'localStorage']) vi.stubGlobal(name, undefined)
  const server = createFakeRoutes({})
  function Page() {
    useTabSync()
    useTokenSync({ url: '/save-access-token', key: 'access_token_demo' })
    useToggleWishlist()
    return createElement('p', null, `${useBasket(enabled).status} ${useWishlist(enabled).status}`)
  }
  const { wrapper } = openTab(server.fetch)
  expect(renderToString(createElement(wrapper, null, createElement(Page)))).toBe('<p>loading loading</p>')
  expect(server.calls).toEqual([])
})
