import type { SuggestedProduct } from '@vitrine/commerce-client/types/suggestions'
import { describe, expect, it } from 'vitest'
import { searchSuggestions } from './searchSuggestions.js'

const product = (productId: string, productName: string | undefined, brand = 'Aurelune'): SuggestedProduct => ({
  productId,
  productName,
  c_brand: brand,
  image: { link: `/image/upload/${productId}.jpg` },
})
const suggest = (products: readonly SuggestedProduct[]) =>
  searchSuggestions({ searchPhrase: 'mer', productSuggestions: { products } }, 'ch/en').products

describe('searchSuggestions', () => {
  it('lists the variants of a product once, with the link of the first', () => {
    const products = suggest([product('1', 'Meridian 40'), product('2', 'Meridian 40'), product('3', 'Meridian 36')])
    expect(products.map(({ name }) => name)).toEqual(['Meridian 40', 'Meridian 36'])
    expect(products[0]?.href).toContain('1')
  })

  it('lists products of two brands with the same name separately', () => {
    expect(suggest([product('1', 'Classic'), product('2', 'Classic', 'Corvane')])).toHaveLength(2)
  })

  it('shows the picture of a product, if it has one', () => {
    const [first, second] = suggest([product('1', 'A'), { productId: '2', productName: 'B' }])
    expect(first?.image?.src).toBe('/image/upload/1.jpg')
    expect(second?.image).toBeNull()
  })

  it('lists at most five products, and none without a name', () => {
    const many = Array.from({ length: 9 }, (_, index) => product(`${index}`, `Piece ${index}`))
    expect(suggest([product('x', undefined), ...many]).map(({ name }) => name)).toEqual(
      many.slice(0, 5).map(({ productName }) => productName),
    )
  })
})
