import { expect, it } from 'vitest'
import { joinCustomerGroups, parseCustomerGroups } from './customerGroups.js'

it.each([
  [undefined, []],
  [null, []],
  ['', []],
  [';;', []],
  ['Everyone', ['Everyone']],
  ['Everyone;staff-sale', ['Everyone', 'staff-sale']],
  ['Everyone%3Bstaff-sale', ['Everyone', 'staff-sale']],
  [' Everyone ; Everyone;', ['Everyone']],
  ['50%;a', ['50%', 'a']],
])('parses the cookie %j as %j', (value, groups) => {
  expect(parseCustomerGroups(value)).toEqual(groups)
})

it('reads back its own value and limits the length of a list', () => {
  expect(parseCustomerGroups(joinCustomerGroups(['a', 'b c']))).toEqual(['a', 'b c'])
  expect(parseCustomerGroups(Array.from({ length: 1000 }, (_, at) => at).join(';'))).toHaveLength(50)
})
