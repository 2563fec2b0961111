import { expect, it } from 'vitest'
import { mayPrefetch, mayPrefetchUnasked } from './mayPrefetch.js'

it.each([
  [{}, true],
  [{ connection: {} }, true],
  [{ onLine: false }, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
])('with %j prefetching is allowed: %s', (navigator, expected) => {
  expect(mayPrefetch(navigator)).toBe(expected)
})

it.each([
  [{}, true],
  [{ onLine: false }, false],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { saveData: true } }, false],
])('with %j prefetching without user intent is allowed: %s', (navigator, expected) => {
  expect(mayPrefetchUnasked(navigator)).toBe(expected)
})
