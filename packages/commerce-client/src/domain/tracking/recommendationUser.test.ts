import { expect, it } from 'vitest'
import { recommendationUser } from './recommendationUser.js'

it.each([
  ['a registered shopper', { usid: 'u', encUserId: 'E', isRegistered: true }, { cookieId: 'u', userId: 'E' }],
  ['a guest', { usid: 'u', encUserId: undefined, isRegistered: false }, { cookieId: 'u' }],
  ['a guest with a stale user id', { usid: 'u', encUserId: 'E', isRegistered: false }, { cookieId: 'u' }],
  ['a registered shopper without a user id', { usid: 'u', encUserId: '', isRegistered: true }, { cookieId: 'u' }],
  ['a shopper without ids', { usid: undefined, encUserId: undefined, isRegistered: false }, {}],
])('%s', (_, shopper, expected) => {
  expect(recommendationUser(shopper)).toEqual(expected)
})
