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
    ['the first piece of each name, by the piece that the hit stands for', dials, null, ['m1-blue', 'l1']],
    ['nothing that is called like the piece of the page', dials, 'm2-silver', ['l1']],
    ['every piece without a name', [hit('a', undefined), hit('b', undefined)], null, ['a', 'b']],
    ['every piece without a name but that of the page', [hit('a', undefined), hit('b', undefined)], 'a', ['b']],
    ['nothing of nothing', [], 'a', []],
  ])('keeps %s', (_, hits, own, ids) => {
    expect(differentProducts(hits, own)).toEqual(ids)
  })
})
