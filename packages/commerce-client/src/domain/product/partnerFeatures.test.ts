import { describe, expect, it } from 'vitest'
import { buildProduct } from '../../testing/buildProduct.js'
import { partnerFeatures } from './partnerFeatures.js'

const three = {
  c_Feature1Asset: '/features/one.jpg',
  c_Feature1Title: 'One',
  c_Feature1Text: 'First.',
  c_Feature2Title: 'Two',
  c_Feature3Text: 'Third.',
}

describe('partnerFeatures', () => {
  it('returns exactly three blocks in order', () => {
    expect(partnerFeatures(buildProduct(three))).toEqual([
      { asset: '/features/one.jpg', title: 'One', text: 'First.' },
      { asset: null, title: 'Two', text: '' },
      { asset: null, title: '', text: 'Third.' },
    ])
  })

  it.each([buildProduct(), buildProduct({ ...three, c_Feature2Title: undefined })])(
    '%#: returns none when a block is incomplete',
    (product) => {
      expect(partnerFeatures(product)).toEqual([])
    },
  )
})
