import { expect, it } from 'vitest'
import { customerOfSession } from './customerOfSession.js'

it.each([
  [true, { customerType: 'guest', isRegistered: false, isGuest: true }],
  [false, { customerType: 'registered', isRegistered: true, isGuest: false }],
])('adds the type of the session to the customer (guest: %s)', (isGuest, type) => {
  expect(customerOfSession({ customerId: 'c', isRegistered: isGuest }, { isGuest })).toEqual({
    customerId: 'c',
    ...type,
  })
})
