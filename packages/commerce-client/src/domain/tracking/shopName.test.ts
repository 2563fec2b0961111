import { expect, it } from 'vitest'
import { shopName } from './shopName.js'

it.each([
  [{ c_isStaffSaleCustomer: true }, 'int'],
  [{ c_isStaffSaleCustomer: false }, 'reg'],
  [{ c_isStaffSale: true }, 'reg'],
  [{}, 'reg'],
  [null, 'reg'],
  [undefined, 'reg'],
])('the shop of %j is %s', (customer, name) => {
  expect(shopName(customer)).toBe(name)
})
