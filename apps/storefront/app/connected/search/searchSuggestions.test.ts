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
  it('says variants of a piece once, led by the first', () => {
    const pieces = suggest([product('1', 'Meridian 40'), product('2', 'Meridian 40'), product('3', 'Meridian 36')])
    expect(pieces.map(({ name }) => name)).toEqual(['Meridian 40', 'Meridian 36'])
    expect(pieces[0]?.href).toContain('1')
  })

  it('tells pieces of two brands with one name apart', () => {
    expect(suggest([product('1', 'Classic'), product('2', 'Classic', 'Corvane')])).toHaveLength(2)
  })

  it('shows the picture of a piece, and none where there is none', () => {
    const [first, second] = suggest([product('1', 'A'), { productId: '2', productName: 'B' }])
    expect(first?.image?.src).toBe('/image/upload/1.jpg')
    expect(second?.image).toBeNull()
  })

  it('offers five pieces at most, and none without a name', () => {
    const many = Array.from({ length: 9 }, (_, index) => product(`${index}`, `Piece ${index}`))
    expect(suggest([product('x', undefined), ...many]).map(({ name }) => name)).toEqual(
      many.slice(0, 5).map(({ productName }) => productName),
    )
  })
})
