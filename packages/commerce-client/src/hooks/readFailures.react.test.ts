// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enabled, guest, openServer } from '../../test/openTab.js'
import { buildBasket } from '../testing/buildBasket.js'
import { answerWith, createFakeRoutes, refuseWith } from '../testing/fakeRoutes.js'
import { createTestShop } from '../testing/createTestShop.js'
import { useProduct } from './catalogueHooks.js'
import { useCreateOrder, useOrders } from './orderHooks.js'
import { useBasket } from './useBasket.js'
import { useSearchSuggestions } from './useSearchSuggestions.js'
import { useSession } from './useSession.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const baskets = answerWith({ baskets: [buildBasket()], total: 1 })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('personal data', () => {
  it('fail when the session cannot be started, and start it with the next reload', async () => {
    const { render, names } = openServer({
      'POST session': [refuseWith(500, 'internal'), answerWith(guest)],
      'GET baskets': baskets,
    })
    const result = render(() => useBasket(enabled))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(result.current.error).toMatchObject({ status: 500 })
    expect(names()).toEqual(['POST session'])
    await act(() => result.current.reload())
    await waitFor(() => expect(result.current.status).toBe('ready'))
    expect(names()).toEqual(['POST session', 'POST session', 'GET baskets'])
  })

  it('are not requested for guests who cannot have them, beside those that they can have', async () => {
    const { render, names } = openServer({ 'GET baskets': baskets })
    const result = render(() => ({ orders: useOrders(enabled), basket: useBasket(enabled) }))
    await waitFor(() => expect(result.current.basket.status).toBe('ready'))
    expect(result.current.orders.status).toBe('idle')
    expect(names()).toEqual(['POST session', 'GET baskets'])
  })

  it('are loading, not idle, until the session is there', () => {
    const { render } = openServer({ 'POST session': () => new Promise<Response>(() => {}) })
    const result = render(() => ({ orders: useOrders(enabled), session: useSession(enabled) }))
    expect(result.current.orders.status).toBe('loading')
    expect(result.current.session).toMatchObject({ session: null, isLoading: true })
  })

  it('of a shopper without a basket make no order', async () => {
    const { fetch, count } = createFakeRoutes({ 'GET baskets': answerWith({ total: 0 }) })
    const placed = useCreateOrder.definition.run(createTestShop({ fetch }), undefined)
    await expect(placed).rejects.toThrow('The shopper has no basket to change.')
    expect(count('POST orders')).toBe(0)
  })
})

describe('shared data', () => {
  it('that fail keep the last product with the status failed', async () => {
    const { render } = openServer({ 'GET a': answerWith({ id: 'a' }), 'GET b': refuseWith(500, 'internal') })
    const result = render(() => {
      const [id, setId] = useState('a')
      return { product: useProduct({ id }), setId }
    })
    await waitFor(() => expect(result.current.product.status).toBe('ready'))
    act(() => result.current.setId('b'))
    await waitFor(() => expect(result.current.product.status).toBe('failed'))
    expect(result.current.product).toMatchObject({ data: { id: 'a' }, error: { status: 500 } })
  })

  it('that fail are not requested again by themselves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { render, count } = openServer({ 'GET a': refuseWith(500, 'internal') })
    const result = render(() => useProduct({ id: 'a' }))
    await waitFor(() => expect(result.current.status).toBe('failed'))
    await pass(120_000)
    expect(count('GET a')).toBe(1)
  })
})

describe('useSearchSuggestions', () => {
  const found = { searchPhrase: 'ring' }

  function type() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const server = openServer({ 'GET search-suggestions': answerWith(found) })
    const result = server.render(() => {
      const [typed, setTyped] = useState('')
      return { ...useSearchSuggestions(typed), setTyped }
    })
    const phrases = () => server.calls.map(({ query }) => query.get('q'))
    return { result, phrases, enter: (typed: string) => act(() => result.current.setTyped(typed)) }
  }

  it('asks for nothing until the shopper pauses for 200 ms after the last letter', async () => {
    const { result, phrases, enter } = type()
    enter('rin')
    await pass(150)
    enter('ring')
    await pass(150)
    expect([phrases(), result.current.isLoading]).toEqual([[], true])
    await pass(50)
    expect(phrases()).toEqual(['ring'])
  })

  it('asks again for another phrase, and shows nothing for a text that became too short', async () => {
    const { result, phrases, enter } = type()
    enter('ring')
    await pass(200)
    enter('rings')
    await pass(200)
    expect(phrases()).toEqual(['ring', 'rings'])
    enter('r')
    expect(result.current.suggestions).toBeNull()
    await pass(500)
    expect(phrases()).toHaveLength(2)
  })
})
