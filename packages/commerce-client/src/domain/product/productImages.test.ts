import { expect, it } from 'vitest'
import { productImages } from './productImages.js'

const image = (link: string, alt = '') => ({ link, alt })
const group = (...links: string[]) => ({ viewType: 'large', images: links.map((link) => image(link)) })

it.each([
  ['nothing', {}, []],
  ['the detail images first', { c_imageBuckets: { detail: [image('a')] }, image: image('b') }, ['a', 'b']],
  ['every group', { imageGroups: [group('a', 'b'), group('c')] }, ['a', 'b', 'c']],
  [
    'each link once',
    { c_imageBuckets: { detail: [image('a')] }, imageGroups: [group('a', 'b')], image: image('b') },
    ['a', 'b'],
  ],
  ['no empty links', { c_imageBuckets: { detail: [image('')] }, image: image('a') }, ['a']],
  ['no hover images', { c_hoverImage: { detail: [image('h')] }, image: image('a') }, ['a']],
])('returns %s', (_, product, links) => {
  expect(productImages(product).map(({ link }) => link)).toEqual(links)
})

it('keeps the alternative texts of the first source', () => {
  const product = { c_imageBuckets: { detail: [image('a', 'Dial')] }, image: image('a', 'Watch') }
  expect(productImages(product)).toEqual([image('a', 'Dial')])
})
