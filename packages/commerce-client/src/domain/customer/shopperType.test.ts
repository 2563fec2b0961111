import { expect, it } from 'vitest'
import { mayFetchCustomer, shopperType } from './shopperType.js'

const withEmail = { customerInfo: { email: 'guest@example.com' } }

it.each([
  ['nobody', null, null, 'anonymous', false],
  ['a session without basket', { isGuest: true }, null, 'anonymous', false],
  ['a basket without customer', { isGuest: true }, {}, 'anonymous', false],
  ['a basket with an empty e-mail', { isGuest: true }, { customerInfo: { email: ' ' } }, 'anonymous', false],
  ['a basket with an e-mail', { isGuest: true }, withEmail, 'guest', false],
  ['a basket with an e-mail, session unknown', null, withEmail, 'guest', false],
  ['a login', { isGuest: false }, null, 'registered', true],
  ['a login with a basket', { isGuest: false }, withEmail, 'registered', true],
] as const)('%s makes the shopper type', (_, session, basket, type, isFetched) => {
  expect(shopperType(session, basket)).toBe(type)
  expect(mayFetchCustomer(type)).toBe(isFetched)
})
