import { expect, it } from 'vitest'
import { buildProductImage } from '../../testing/buildProduct.js'
import { hoverImage } from './hoverImage.js'

const [first, second, fourth] = [1, 2, 4].map((n) => buildProductImage('2104-310-1', n))
const images = [first, second, fourth].flatMap((image) => image ?? [])

it.each([
  ['the MP_4 image of a jewel', { c_att_Category_A: 'Jewellery', c_hoverImage: { detail: images } }, fourth],
  [
    'the MP_4 image of a jewel in its gallery',
    { c_att_Category_A: 'Jewellery', c_imageBuckets: { detail: images } },
    fourth,
  ],
  [
    'the MP_4 image of a jewel in its image groups',
    { c_att_Category_A: 'Jewellery', imageGroups: [{ viewType: 'large', images }] },
    fourth,
  ],
  [
    'nothing for a jewel without it',
    { c_att_Category_A: 'Jewellery', c_hoverImage: { detail: images.slice(0, 2) } },
    null,
  ],
  ['the first hover image of a watch', { c_att_Category_A: 'Watches', c_hoverImage: { detail: images } }, first],
  [
    'nothing for a watch without hover images',
    { c_att_Category_A: 'Watches', c_imageBuckets: { detail: images } },
    null,
  ],
])('hoverImage is %s', (_, product, expected) => {
  expect(hoverImage(product)).toEqual(expected)
})
