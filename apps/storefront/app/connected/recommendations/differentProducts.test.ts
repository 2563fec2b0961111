import { describe, expect, it } from 'vitest'
import { differentProducts } from './differentProducts.js'

const hit = (productId: string, productName: string | undefined, represented = productId) => ({
  productId,
  productName,
  representedProduct: { id: represented },
})
const dials = [hit('m1', 'Meridian', 'm1-blue'), hit('m2', 'Meridian', 'm2-silver'), hit('l1', 'Lisere')]

describe('differentProducts', () => {
  it.each([
    ['the first product of each name, with the id of the represented product', dials, null, ['m1-blue', 'l1']],
    ['no product with the same name as the product of the page', dials, 'm2-silver', ['l1']],
    ['every product without a name', [hit('a', undefined), hit('b', undefined)], null, ['a', 'b']],
    ['every product without a name except the one of the page', [hit('a', undefined), hit('b', undefined)], 'a', ['b']],
    ['nothing of an empty list', [], 'a', []],
  ])('keeps %s', (_, hits, own, ids) => {
    expect(differentProducts(hits, own)).toEqual(ids)
  })
})
