import { expect, it } from 'vitest'
import { mayFetchCustomer, shopperType } from './shopperType.js'

const withEmail = { customerInfo: { email: 'guest@example.com' } }

it.each([
  ['no session and no basket', null, null, 'anonymous', false],
  ['a session without a basket', { isGuest: true }, null, 'anonymous', false],
  ['a basket without a customer', { isGuest: true }, {}, 'anonymous', false],
  ['a basket with an empty customer e-mail', { isGuest: true }, { customerInfo: { email: ' ' } }, 'anonymous', false],
  ['a basket with a customer e-mail', { isGuest: true }, withEmail, 'guest', false],
  ['a basket with a customer e-mail and no session', null, withEmail, 'guest', false],
  ['a login', { isGuest: false }, null, 'registered', true],
  ['a registered session with a basket', { isGuest: false }, withEmail, 'registered', true],
] as const)('%s gives the shopper type', (_, session, basket, type, isFetched) => {
  expect(shopperType(session, basket)).toBe(type)
  expect(mayFetchCustomer(type)).toBe(isFetched)
})
