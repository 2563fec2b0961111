// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enabled, mila, openServer } from '../../test/openTab.js'
import { buildBasket } from '../testing/buildBasket.js'
import { answerNothing, answerWith, refuseWith } from '../testing/fakeRoutes.js'
import { usePaymentMethods, useShippingMethods } from './basketReads.js'
import { useAddCoupon } from './couponHooks.js'
import { useCreateOrder, useOrder, useOrders } from './orderHooks.js'
import { useBasket } from './useBasket.js'
import { useCustomerGroups } from './useCustomerGroups.js'
import { useProducts } from './useProducts.js'
import { useSearchSuggestions } from './useSearchSuggestions.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const basket = buildBasket()
const baskets = answerWith({ baskets: [basket], total: 1 })
const methods = { applicableShippingMethods: [{ id: 'standard' }] }
const payments = { applicablePaymentMethods: [{ id: 'BANK' }] }

describe('shipping and payment methods', () => {
  const routes = {
    'GET baskets': baskets,
    'GET shipping-methods': answerWith(methods),
    'GET payment-methods': answerWith(payments),
    'POST coupons': answerWith(buildBasket({ couponItems: [{ couponItemId: 'c1', code: 'ENGRAVE' }] })),
  }

  it('are those of the basket, and are read again after the basket changed', async () => {
    const { render, calls, count } = openServer(routes)
    const result = render(() => ({
      shipping: useShippingMethods(enabled),
      payment: usePaymentMethods(enabled),
      coupon: useAddCoupon(),
    }))
    await waitFor(() =>
      expect([result.current.shipping.data, result.current.payment.data]).toEqual([methods, payments]),
    )
    expect(calls.find(({ path }) => path.endsWith('shipping-methods'))?.path).toMatch(
      /\/baskets\/basket-1\/shipments\/me\/shipping-methods$/,
    )
    expect(calls.find(({ path }) => path.endsWith('payment-methods'))?.path).toMatch(
      /\/baskets\/basket-1\/payment-methods$/,
    )
    await act(() => result.current.coupon.trigger({ body: { code: 'ENGRAVE' } }))
    await waitFor(() => expect([count('GET shipping-methods'), count('GET payment-methods')]).toEqual([2, 2]))
  })

  it('are not requested without a basket', async () => {
    const { render, names } = openServer({ ...routes, 'GET baskets': answerWith({ total: 0 }) })
    const result = render(() => ({ basket: useBasket(enabled), shipping: useShippingMethods(enabled) }))
    await waitFor(() => expect(result.current.basket.status).toBe('ready'))
    expect(result.current.shipping).toMatchObject({ status: 'idle', data: null })
    expect(names()).toEqual(['POST session', 'GET baskets'])
  })
})

describe('orders', () => {
  const history = { data: [{ orderNo: '1' }], total: 1, limit: 5 }

  it('of a registered shopper are read page by page, and again after an order', async () => {
    const { render, calls, count } = openServer({
      'POST session': answerWith(mila),
      'GET baskets': baskets,
      'GET orders': answerWith(history),
      'POST orders': answerWith({ orderNo: '2' }),
    })
    const result = render(() => {
      const [offset, setOffset] = useState(0)
      return { orders: useOrders({ isEnabled: true, limit: 5, offset }), setOffset, create: useCreateOrder() }
    })
    await waitFor(() => expect(result.current.orders.data).toEqual(history))
    const last = () => calls.filter(({ path }) => path.endsWith('/mila/orders')).at(-1)?.query
    expect([last()?.get('limit'), last()?.get('offset')]).toEqual(['5', '0'])
    act(() => result.current.setOffset(5))
    await waitFor(() => expect(last()?.get('offset')).toBe('5'))
    const before = count('GET orders')
    const outcome = await act(() => result.current.create.trigger(undefined))
    expect(outcome).toMatchObject({ kind: 'done', result: { orderNo: '2' } })
    await waitFor(() => expect(count('GET orders')).toBeGreaterThan(before))
  })

  it('are not requested for guests', async () => {
    const { render, names } = openServer({})
    const result = render(() => useOrders({ isEnabled: true }))
    await waitFor(() => expect(names()).toEqual(['POST session']))
    await waitFor(() => expect(result.current.status).toBe('idle'))
  })

  it('are read by number; an unknown number is null, and no number sends no request', async () => {
    const { render, names } = openServer({
      'GET 1': answerWith({ orderNo: '1' }),
      'GET 2': refuseWith(404, 'order-not-found'),
    })
    const none = render(() => useOrder(null))
    expect(none.current.status).toBe('idle')
    expect(names()).toEqual([])
    const orders = render(() => [useOrder('1'), useOrder('2')])
    await waitFor(() => expect(orders.current.map(({ status }) => status)).toEqual(['ready', 'ready']))
    expect(orders.current.map(({ data }) => data?.orderNo)).toEqual(['1', undefined])
  })
})

describe('customer groups', () => {
  it.each([
    [{ customer_groups: ['Everyone'] }, ['Everyone']],
    [{ customer_groups: [] }, []],
  ])('of the response %j: %j', async (answer, expected) => {
    const { render, calls } = openServer({ 'GET customer-groups': answerWith(answer) })
    const result = render(() => useCustomerGroups(enabled))
    await waitFor(() => expect(result.current.data).toEqual(expected))
    expect(calls.at(-1)?.path).toBe('/apis/session/customer-groups')
  })

  it('are unknown, not empty, when the response has none', async () => {
    const { render } = openServer({ 'GET customer-groups': answerNothing })
    const result = render(() => useCustomerGroups(enabled))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(result.current.data).toBeNull()
  })
})

describe('useProducts', () => {
  const products = answerWith({ data: [{ id: 'a' }, { id: 'b' }] })

  it('reads each product once, whatever the order of the ids', async () => {
    const { render, calls, count } = openServer({ 'GET products': products })
    const result = render(() => [useProducts(['b', 'a', 'b', 'x']), useProducts(['x', 'a', 'b'])])
    expect(result.current.every(({ isLoading }) => isLoading)).toBe(true)
    await waitFor(() => expect(result.current.some(({ isLoading }) => isLoading)).toBe(false))
    expect(count('GET products')).toBe(1)
    expect(calls.at(-1)?.query.get('ids')).toBe('a,b,x')
    for (const { products } of result.current) expect([...products.keys()]).toEqual(['a', 'b'])
  })

  it('sends no request without ids, and reports a failure', async () => {
    const { render, names } = openServer({ 'GET products': refuseWith(500, 'x') })
    const none = render(() => useProducts([]))
    expect(none.current).toMatchObject({ isLoading: false, error: undefined })
    expect(none.current.products.size).toBe(0)
    expect(names()).toEqual([])
    const some = render(() => useProducts(['a']))
    await waitFor(() => expect(some.current.error).toMatchObject({ status: 500 }))
    expect(some.current.isLoading).toBe(false)
  })
})

describe('useSearchSuggestions', () => {
  const found = { searchPhrase: 'ring' }

  it('sends one request for the text at which the shopper stops typing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { render, calls, names } = openServer({ 'GET search-suggestions': answerWith(found) })
    const result = render(() => {
      const [typed, setTyped] = useState('')
      return { ...useSearchSuggestions(typed), setTyped }
    })
    expect(result.current).toMatchObject({ suggestions: null, isLoading: false })
    for (const typed of ['ri', 'rin', ' ring ']) act(() => result.current.setTyped(typed))
    expect(result.current.isLoading).toBe(true)
    expect(names()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(200))
    await waitFor(() => expect(result.current).toMatchObject({ suggestions: found, isLoading: false }))
    expect(names()).toEqual(['GET search-suggestions'])
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({ q: 'ring', limit: '10', expand: 'images,prices' })
    act(() => result.current.setTyped('ri'))
    expect(result.current.suggestions).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(result.current).toMatchObject({ suggestions: null, isLoading: false })
    expect(names()).toHaveLength(1)
  })
})
