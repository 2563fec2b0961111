import { describe, expect, it } from 'vitest'
import { suggestionPhrase } from '../hooks/suggestionPhrase.js'
import { swrKeys } from './swrKeys.js'

const scope = { siteId: 'demo', locale: 'de-CH', currency: 'CHF' }
const basketKey = swrKeys.data('basket', scope, 'customer')

describe('swrKeys', () => {
  it.each([
    ['site', swrKeys.data('basket', { ...scope, siteId: 'other' }, 'customer')],
    ['locale', swrKeys.data('basket', { ...scope, locale: 'fr-CH' }, 'customer')],
    ['currency', swrKeys.data('basket', { ...scope, currency: 'EUR' }, 'customer')],
    ['customer', swrKeys.data('basket', scope, 'other')],
    ['name', swrKeys.data('wishlist', scope, 'customer')],
  ])('differ by %s', (_, key) => {
    expect(key).not.toEqual(basketKey)
  })

  it('are equal for equal data', () => {
    expect(swrKeys.data('basket', { ...scope }, 'customer')).toEqual(basketKey)
  })

  it('for the session differ by site only', () => {
    expect(swrKeys.session({ ...scope, locale: 'fr-CH', currency: 'EUR' })).toEqual(swrKeys.session(scope))
    expect(swrKeys.session({ ...scope, siteId: 'other' })).not.toEqual(swrKeys.session(scope))
  })
})

it.each([
  ['ri', null],
  [' ri ', null],
  ['rin', 'rin'],
  ['  ring ', 'ring'],
  ['x'.repeat(60), 'x'.repeat(50)],
])('suggestionPhrase of "%s" is %s', (typed, phrase) => {
  expect(suggestionPhrase(typed)).toBe(phrase)
})
