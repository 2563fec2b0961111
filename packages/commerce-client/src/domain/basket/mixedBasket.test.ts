import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketMixFault } from './basketMixFault.js'
import { mixedBasket } from './mixedBasket.js'

const watch = { id: 'watch' }
const early = { id: 'early', c_isPreOrder: true }
const staff = { id: 'staff', c_isStaffSale: true }

describe('mixedBasket', () => {
  it.each([
    ['nothing', [], null],
    ['products in stock', [watch, { id: 'ring', c_isPreOrder: false }], null],
    ['pre-orders', [early, early], null],
    ['a pre-order and a product in stock', [watch, early], { code: 'Mix-Basket-Found-Pre-Order', ids: ['early'] }],
    ['staff sale and others', [staff, watch, early], { code: 'StaffSale-Mix-Basket-Found', ids: ['staff'] }],
  ] as const)('%s', (_, products, mixed) => {
    expect(mixedBasket(products)).toEqual(mixed)
  })

  it('accepts exactly the baskets whose products could be added to each other', () => {
    const product = fc.record({ id: fc.uuid(), c_isStaffSale: fc.boolean(), c_isPreOrder: fc.boolean() })
    fc.assert(
      fc.property(fc.array(product, { maxLength: 6 }), (products) => {
        const isRefused = products.some((one) => basketMixFault(one, products) !== null)
        expect(mixedBasket(products) !== null).toBe(isRefused)
      }),
    )
  })
})
