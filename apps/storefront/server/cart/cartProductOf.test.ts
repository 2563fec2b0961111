import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import { describe, expect, it } from 'vitest'
import { marketOf } from '../../app/page/market.js'
import { productTile } from '../../app/page/view/productTile.js'
import { cartProductOf } from './cartProductOf.js'

const link = (name: string) => ({ link: `https://images.example/${name}.png`, alt: name })
const product = buildProduct({
  longDescription: 'Long '.repeat(50),
  c_imageBuckets: { detail: [link('detail'), link('back')] },
  imageGroups: [{ viewType: 'large', images: [link('large')] }],
  c_isPreOrder: true,
})
const market = marketOf({ id: 'de-CH', alias: 'ch/de', additionalAlias: [], preferredCurrency: 'CHF' })

describe('cartProductOf', () => {
  it('looks the same in a line of the cart', () => {
    const { hoverImage: _, ...tile } = productTile(product, market)
    expect(productTile(cartProductOf(product), market)).toMatchObject(tile)
    expect(cartProductOf(product).c_isPreOrder).toBe(true)
  })

  it('leaves out descriptions and further images', () => {
    expect(JSON.stringify(cartProductOf(product))).not.toMatch(/Long|back|large/)
  })

  it('keeps a product without images', () => {
    expect(cartProductOf({ id: 'p' })).toEqual({ id: 'p' })
  })
})
