import { describe, expect, it } from 'vitest'
import { suggestionPhrase } from './suggestionPhrase.js'
import { swrKeys } from './swrKeys.js'
import { serverDataPolicy, swrPolicy } from './swrPolicy.js'

const scope = { siteId: 'demo', locale: 'de-CH', currency: 'CHF' }

describe('swrKeys', () => {
  it('hold site, locale, currency and customer', () => {
    expect(swrKeys.data('basket', scope, 'c')).toEqual(['basket', 'demo', 'de-CH', 'CHF', 'c'])
    expect(swrKeys.data('product', scope, { id: 'a' })).toEqual(['product', 'demo', 'de-CH', 'CHF', { id: 'a' }])
  })

  it('the session is the same in every locale', () => {
    expect(swrKeys.session(scope)).toEqual(swrKeys.session({ ...scope, locale: 'fr-CH' }))
  })
})

it('the policy is the one of the specification: no retry, no refetch on focus, fresh for 10 s', () => {
  expect(swrPolicy).toEqual({ shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 10_000 })
  expect(serverDataPolicy).toEqual({ ...swrPolicy, revalidateIfStale: false })
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
