import { describe, expect, it } from 'vitest'
import { stores, storesNearZurich } from '../../../test/stores.js'
import { servicesOf, sortedStores, storeSorts, storesWith } from './storeList.js'

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('storeList', () => {
  it('offers sorting by distance only when one is known, and nothing for a single boutique', () => {
    expect(storeSorts(storesNearZurich)).toEqual(['distance', 'city', 'name'])
    expect(storeSorts(stores)).toEqual(['city', 'name'])
    expect(storeSorts(stores.slice(0, 1))).toEqual([])
  })

  it('sorts by distance, with unknown distances last', () => {
    const [first, ...others] = storesNearZurich.toReversed()
    if (!first) throw new Error('The test data in stores.ts contains no boutique.')
    const sorted = sortedStores([{ ...first, distance: undefined }, ...others], 'distance', 'en')
    expect(sorted[0]?.id).toBe('zurich-bahnhofstrasse')
    expect(sorted.at(-1)?.id).toBe(first.id)
  })

  it('sorts by town in dictionary order of the language, and is stable otherwise', () => {
    expect(sortedStores(stores, 'city', 'de').map(({ city }) => city)).toEqual([
      'Genève',
      'København',
      'London',
      'München',
      'Paris',
      'Wien',
      'Zürich',
    ])
    expect(sortedStores(stores, null, 'de')).toBe(stores)
  })

  it('keeps boutiques that offer every selected service', () => {
    expect(ids(storesWith(stores, ['watchmaker', 'preOwned']))).toEqual(['zurich-bahnhofstrasse', 'munich-residenz'])
    expect(storesWith(stores, [])).toHaveLength(stores.length)
    expect(storesWith(stores, ['nothing'])).toEqual([])
  })

  it('lists every service once', () => {
    expect(ids(servicesOf(stores))).toEqual(['watchmaker', 'preOwned', 'corvane', 'jewellery'])
  })
})
