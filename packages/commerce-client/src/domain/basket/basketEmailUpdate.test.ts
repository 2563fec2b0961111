import { expect, it } from 'vitest'
import { buildBasket } from '../../testing/buildBasket.js'
import { basketEmailUpdate } from './basketEmailUpdate.js'

const mila = { isRegistered: true, email: 'mila@example.com' }
const basketOf = (email?: string) => buildBasket(email === undefined ? {} : { customerInfo: { email } })

it.each([
  ['another e-mail', mila, basketOf('guest@example.com'), 'mila@example.com'],
  ['a basket without an e-mail', mila, basketOf(), 'mila@example.com'],
  ['a basket with an empty e-mail', mila, basketOf(''), 'mila@example.com'],
  ['the same e-mail', mila, basketOf('mila@example.com'), null],
  ['the same e-mail in another case', mila, basketOf('Mila@Example.com '), null],
  [
    'an account e-mail in capitals',
    { isRegistered: true, email: 'MILA@example.com' },
    basketOf('mila@example.com'),
    null,
  ],
  ['a guest', { isRegistered: false, email: 'mila@example.com' }, basketOf(), null],
  ['a customer without an e-mail', { isRegistered: true }, basketOf('guest@example.com'), null],
  ['a customer with an empty e-mail', { isRegistered: true, email: ' ' }, basketOf('guest@example.com'), null],
  ['no customer', null, basketOf('guest@example.com'), null],
  ['no basket', mila, null, null],
] as const)('%s', (_, customer, basket, expected) => {
  expect(basketEmailUpdate(customer, basket)).toBe(expected)
})
