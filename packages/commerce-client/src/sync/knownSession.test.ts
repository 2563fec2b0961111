import { unstable_serialize } from 'swr'
import { expect, it } from 'vitest'
import { knownSession } from './knownSession.js'
import { swrKeys } from './swrKeys.js'

const scope = { siteId: 'demo', locale: 'de-CH', currency: 'CHF' }
const session = { customerId: 'c', usid: 'u', isGuest: true }

it.each([
  ['the cached session', { data: session }, session],
  ['null while it loads', { isLoading: true }, null],
  ['null when it was not requested', undefined, null],
])('knownSession returns %s', (_, state, expected) => {
  const cache = new Map(state ? [[unstable_serialize(swrKeys.session(scope)), state]] : [])
  expect(knownSession({ cache, scope })).toEqual(expected)
})
