import { expect, it } from 'vitest'
import { buildProductImage } from '../../testing/buildProduct.js'
import { hoverImage } from './hoverImage.js'

const [first, second, fourth] = [1, 2, 4].map((n) => buildProductImage('2104-310-1', n))
const images = [first, second, fourth].flatMap((image) => image ?? [])

it.each([
  [
    'the MP_4 image of a jewellery product',
    { c_att_Category_A: 'Jewellery', c_hoverImage: { detail: images } },
    fourth,
  ],
  [
    'the MP_4 image from the gallery of a jewellery product',
    { c_att_Category_A: 'Jewellery', c_imageBuckets: { detail: images } },
    fourth,
  ],
  [
    'the MP_4 image from the image groups of a jewellery product',
    { c_att_Category_A: 'Jewellery', imageGroups: [{ viewType: 'large', images }] },
    fourth,
  ],
  [
    'null for a jewellery product without an MP_4 image',
    { c_att_Category_A: 'Jewellery', c_hoverImage: { detail: images.slice(0, 2) } },
    null,
  ],
  ['the first hover image of a watch', { c_att_Category_A: 'Watches', c_hoverImage: { detail: images } }, first],
  ['null for a watch without hover images', { c_att_Category_A: 'Watches', c_imageBuckets: { detail: images } }, null],
])('hoverImage is %s', (_, product, expected) => {
  expect(hoverImage(product)).toEqual(expected)
})
