import { expect, it } from 'vitest'
import { recommendationUser } from './recommendationUser.js'

it.each([
  ['a registered shopper', { usid: 'u', encUserId: 'E', isRegistered: true }, { cookieId: 'u', userId: 'E' }],
  ['a guest', { usid: 'u', encUserId: undefined, isRegistered: false }, { cookieId: 'u' }],
  ['a guest with a left-over user id', { usid: 'u', encUserId: 'E', isRegistered: false }, { cookieId: 'u' }],
  ['a registered shopper without user id', { usid: 'u', encUserId: '', isRegistered: true }, { cookieId: 'u' }],
  ['nobody', { usid: undefined, encUserId: undefined, isRegistered: false }, {}],
])('%s', (_, shopper, expected) => {
  expect(recommendationUser(shopper)).toEqual(expected)
})
