// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { enabled, guest, mila, openServer, type Routes } from '../../test/openTab.js'
import { buildBasket } from '../testing/buildBasket.js'
import { answerWith } from '../testing/fakeRoutes.js'
import type { Basket } from '../types/basket.js'
import { useBasketEmailSync, useShippingMethodSync } from './basketSyncs.js'
import { usePaymentMethods, useShippingMethods } from './basketReads.js'
import { useBasket } from './useBasket.js'
import { useCustomer } from './useCustomer.js'

afterEach(cleanup)

const baskets = (...list: readonly Basket[]) => answerWith({ baskets: list, total: list.length })
const methods = {
  defaultShippingMethodId: 'standard',
  applicableShippingMethods: [{ id: 'standard' }, { id: 'express' }],
}
const one = buildBasket()
const two = buildBasket({ basketId: 'basket-2' })
/** What the platform answers to an update that it does not save. */
const unsaved = buildBasket({ orderTotal: 8300 })
const isUpdate = ({ method }: { readonly method: string }) => method === 'PATCH' || method === 'PUT'

describe('useShippingMethodSync', () => {
  /** Waits until basket and methods are there; `updates` are the paths of all changes of a basket. */
  async function open(routes: Routes) {
    const server = openServer({
      'GET shipping-methods': answerWith(methods),
      'GET payment-methods': answerWith({}),
      ...routes,
    })
    const result = server.render(() => {
      useShippingMethodSync(enabled)
      return { basket: useBasket(enabled), methods: useShippingMethods(enabled), payments: usePaymentMethods(enabled) }
    })
    await waitFor(() => expect(result.current.basket.status).toBe('ready'))
    await waitFor(() => expect(result.current.methods.status).not.toBe('loading'))
    const updates = () => server.calls.filter(isUpdate).map(({ path }) => path.split('/baskets/')[1])
    return { ...server, result, updates }
  }

  it('sets the default method in each basket of the shopper', async () => {
    const { result, updates } = await open({
      'GET baskets': [baskets(one), baskets(two)],
      'PATCH me': answerWith(unsaved),
    })
    await waitFor(() => expect(result.current.basket.basket).toEqual(unsaved))
    expect(updates()).toEqual(['basket-1/shipments/me'])
    await act(() => result.current.basket.reload())
    await waitFor(() => expect(updates()).toEqual(['basket-1/shipments/me', 'basket-2/shipments/me']))
  })

  it.each([
    ['has an applicable method', [{ shipmentId: 'me', shippingMethod: { id: 'express' } }]],
    ['has another shipment only', [{ shipmentId: 'gift' }]],
    ['has no shipments', undefined],
  ])('changes nothing when the basket %s', async (_, shipments) => {
    const { result, updates } = await open({ 'GET baskets': baskets(buildBasket({ shipments })) })
    await waitFor(() => expect(result.current.payments.status).toBe('ready'))
    expect(result.current.methods.data).toEqual(methods)
    expect(updates()).toEqual([])
  })

  it('chooses for the shipment me, not for the first one', async () => {
    const shipments = [{ shipmentId: 'gift', shippingMethod: { id: 'express' } }, { shipmentId: 'me' }]
    const { updates } = await open({
      'GET baskets': baskets(buildBasket({ shipments })),
      'PATCH me': answerWith(one),
    })
    await waitFor(() => expect(updates()).toEqual(['basket-1/shipments/me']))
  })
})

describe('useBasketEmailSync', () => {
  const email = 'mila.brandt@example.com'

  function open(list: Routes[string], session = mila) {
    const server = openServer({
      'POST session': answerWith(session),
      'GET mila': answerWith({ customerId: 'mila', email }),
      'GET baskets': list,
      'PUT customer': answerWith(unsaved),
    })
    const result = server.render(() => {
      useBasketEmailSync(enabled)
      return { basket: useBasket(enabled), customer: useCustomer(enabled) }
    })
    return {
      ...server,
      result,
      updates: () => server.calls.filter(isUpdate).map(({ path }) => path.split('/baskets/')[1]),
    }
  }

  it('sets the address in each basket of the shopper', async () => {
    const { result, updates } = open([baskets(one), baskets(two)])
    await waitFor(() => expect(result.current.basket.basket).toEqual(unsaved))
    expect(updates()).toEqual(['basket-1/customer'])
    await act(() => result.current.basket.reload())
    await waitFor(() => expect(updates()).toEqual(['basket-1/customer', 'basket-2/customer']))
  })

  it.each([
    ['the basket has the address', buildBasket({ customerInfo: { email } }), mila],
    ['the shopper is a guest', one, guest],
  ])('changes nothing when %s', async (_, basket, session) => {
    const { result, updates } = open(baskets(basket), session)
    await waitFor(() => expect(result.current.basket.status).toBe('ready'))
    await waitFor(() => expect(result.current.customer.status).toBe(session === mila ? 'ready' : 'idle'))
    expect(updates()).toEqual([])
  })
})
