// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { enabled, mila, openServer } from '../../test/openTab.js'
import { revalidate } from '../sync/revalidate.js'
import type { KeyName } from '../sync/swrKeys.js'
import { buildBasket } from '../testing/buildBasket.js'
import { answerWith } from '../testing/fakeRoutes.js'
import { usePaymentMethods, useShippingMethods } from './basketReads.js'
import * as catalogue from './catalogueHooks.js'
import { useCommerce } from './CommerceProvider.js'
import { useOrder, useOrders } from './orderHooks.js'
import { useBasket } from './useBasket.js'
import { useCustomer } from './useCustomer.js'
import { useCustomerGroups } from './useCustomerGroups.js'
import { useProducts } from './useProducts.js'
import { useRecommendations } from './useRecommendations.js'
import { useSearchSuggestions } from './useSearchSuggestions.js'
import { useSession } from './useSession.js'
import { useWishlist } from './useWishlist.js'

afterEach(cleanup)

const list = answerWith({ data: [], total: 0, limit: 10 })
const routes = {
  'POST session': answerWith(mila),
  'GET baskets': answerWith({ baskets: [buildBasket()], total: 1 }),
  'GET mila': answerWith({ customerId: 'mila' }),
  'GET customer-groups': answerWith({ customer_groups: [] }),
  'GET shipping-methods': answerWith({ applicableShippingMethods: [] }),
  'GET payment-methods': answerWith({ applicablePaymentMethods: [] }),
  'GET orders': list,
  'GET o1': answerWith({ orderNo: 'o1' }),
  'GET p1': answerWith({ id: 'p1' }),
  'GET c1': answerWith({ id: 'c1' }),
  'GET products': list,
  'GET product-search': answerWith({ hits: [], total: 0, limit: 10, offset: 0 }),
  'GET promotions': list,
  'GET stores': list,
  'GET store-search': list,
  'GET geocode': answerWith({ lat: 47, lng: 8 }),
  'GET product-lists': list,
  'GET search-suggestions': answerWith({ searchPhrase: 'ring' }),
  'POST recs': answerWith({}),
}

it.each<readonly [KeyName, request: string, read: () => { readonly isLoading: boolean } | { readonly status: string }]>(
  [
    ['session', 'POST session', () => useSession(enabled)],
    ['basket', 'GET baskets', () => useBasket(enabled)],
    ['customer', 'GET mila', () => useCustomer(enabled)],
    ['customer_groups', 'GET customer-groups', () => useCustomerGroups(enabled)],
    ['shipping_methods', 'GET shipping-methods', () => useShippingMethods(enabled)],
    ['payment_methods', 'GET payment-methods', () => usePaymentMethods(enabled)],
    ['orders', 'GET orders', () => useOrders(enabled)],
    ['order', 'GET o1', () => useOrder('o1')],
    ['wishlist', 'GET product-lists', () => useWishlist(enabled)],
    ['recommendations', 'POST recs', () => useRecommendations({ dnt: false, from: { zone: 'home' } })],
    ['product', 'GET p1', () => catalogue.useProduct({ id: 'p1' })],
    ['category', 'GET c1', () => catalogue.useCategory({ id: 'c1' })],
    ['search', 'GET product-search', () => catalogue.useProductSearch({ q: 'ring' })],
    ['promotions', 'GET promotions', () => catalogue.usePromotions({ ids: ['x'] })],
    ['stores', 'GET stores', () => catalogue.useStores({ ids: ['x'] })],
    ['store_search', 'GET store-search', () => catalogue.useStoreSearch({ countryCode: 'CH', postalCode: '4001' })],
    ['country_stores', 'GET stores', () => catalogue.useCountryStores({ country: 'CH' })],
    ['geocode', 'GET geocode', () => catalogue.useGeocode({ address: 'Basel' })],
    ['products', 'GET products', () => useProducts(['p1'])],
    ['suggestions', 'GET search-suggestions', () => useSearchSuggestions('ring')],
  ],
)('the data %s are read again when they are named, and not with others', async (name, request, read) => {
  const { render, count } = openServer(routes)
  const result = render(() => ({ data: read(), shop: useCommerce() }))
  await waitFor(() =>
    expect(result.current.data).toMatchObject(
      'status' in result.current.data ? { status: 'ready' } : { isLoading: false },
    ),
  )
  const before = count(request)
  expect(before).toBe(1)
  await act(() => revalidate(result.current.shop, ['wishlist_count']))
  expect(count(request)).toBe(1)
  await act(() => revalidate(result.current.shop, [name]))
  await waitFor(() => expect(count(request)).toBe(2))
})
