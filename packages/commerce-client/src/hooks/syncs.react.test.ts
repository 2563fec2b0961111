// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { enabled, guest, mila, openServer, siteId } from '../../test/openTab.js'
import { buildBasket } from '../testing/buildBasket.js'
import { answerWith, loseAnswer, refuseWith } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { useBasketEmailSync, useShippingMethodSync } from './basketSyncs.js'
import { useProduct } from './catalogueHooks.js'
import { useActivities } from './useActivities.js'
import { useBasket } from './useBasket.js'
import { useRecommendations } from './useRecommendations.js'
import { useSession } from './useSession.js'
import { useSyncShopperContext } from './useSyncShopperContext.js'

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })

afterEach(cleanup)

describe('automatic updates', () => {
  const methods = { defaultShippingMethodId: 'standard', applicableShippingMethods: [{ id: 'standard' }] }
  const stubborn = buildBasket({ shipments: [{ shipmentId: 'me' }], customerInfo: { email: 'old@example.com' } })

  it('a shipping method is set once, even if the platform does not save it', async () => {
    const { render, calls, count } = openServer({
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
    const { render, count } = openServer({
      'GET baskets': baskets(stubborn),
      'GET shipping-methods': refuseWith(500, 'x'),
    })
    const result = render(() => {
      useShippingMethodSync(enabled)
      return useBasket(enabled)
    })
    await waitFor(() => expect(count('GET shipping-methods')).toBe(1))
    expect([result.current.status, count('PATCH me')]).toEqual(['ready', 0])
  })

  it('the e-mail address of a registered shopper is set in the basket, once', async () => {
    const { render, calls, count } = openServer({
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
  ])('a shopper context with isChanged %s reloads all data only if it changed', async (isChanged, expected) => {
    const { render, names } = openServer({
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
  const question = { from: { recommenderName: 'pdp-similar' }, products: [{ id: 'p' }] } as const

  it.each([true, null])('send no request when do-not-track is %s', async (dnt) => {
    const { render, names } = openServer({})
    const result = render(() => ({ recs: useRecommendations({ ...question, dnt }), report: useActivities(dnt) }))
    await act(() => result.current.report({ name: 'viewPage', currentLocation: '/ch/de' }))
    expect(result.current.recs.status).toBe('idle')
    expect(names()).toEqual([])
  })

  it('return the recommended products that exist in the catalogue', async () => {
    const { render, calls } = openServer({
      'POST pdp-similar': answerWith({ recoUUID: 'r', recs: [{ id: 'a' }, { id: 'gone' }] }),
      'GET products': answerWith({ data: [{ id: 'a' }] }),
      'POST viewPage': loseAnswer,
    })
    const result = render(() => ({
      recs: useRecommendations({ ...question, dnt: false }),
      report: useActivities(false),
    }))
    await waitFor(() => expect(result.current.recs.data).toEqual({ recoUUID: 'r', products: [{ id: 'a' }] }))
    expect(calls.find(({ path }) => path.includes('einstein'))?.path).toBe(
      `/apis/einstein/personalization/recs/${siteId}/pdp-similar`,
    )
    const products = calls.find(({ path }) => path.endsWith('/products'))
    expect(products?.query.get('expand')).toBe('availability,links,promotions,options,images,prices,variations')
    await act(() => result.current.report({ name: 'viewPage', currentLocation: '/ch/de' }))
    expect(calls.at(-1)?.path).toBe(`/apis/einstein/activities/${siteId}/viewPage`)
  })

  it.each([
    ['fails', loseAnswer],
    ['has none', answerWith({})],
  ])('of a zone are an empty list when the service %s', async (_, answer) => {
    const { render, calls, count } = openServer({ 'POST recs': answer })
    const asked = { from: { zone: 'home' }, dnt: false } as const
    const result = render(() => useRecommendations(asked))
    await waitFor(() => expect(result.current.data).toEqual({ products: [] }))
    expect(calls.at(-1)?.path).toBe(`/apis/einstein/personalization/${siteId}/zones/home/recs`)
    expect(count('GET products')).toBe(0)
  })
})
