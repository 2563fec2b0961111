import { describe, expect, it } from 'vitest'
import { buildProductImage } from '../../testing/buildProduct.js'
import { galleryImages, productVideos, turntableImage } from './galleryImages.js'

const views = [1, 2, 3, 4, 5].map((n) => buildProductImage('2104-310-1', n))
const other = { link: 'https://images.vitrine.example/lifestyle.jpg' }
const twoDigits = { link: 'https://images.vitrine.example/x_MP_12.jpg' }

describe('galleryImages', () => {
  it.each([
    ['the detail images', { c_imageBuckets: { detail: views }, image: other }, views],
    [
      'the large image group',
      {
        imageGroups: [
          { viewType: 'small', images: [other] },
          { viewType: 'large', images: views },
        ],
      },
      views,
    ],
    ['the first image group when none is large', { imageGroups: [{ viewType: 'small', images: [other] }] }, [other]],
    ['the single image', { image: other }, [other]],
    ['nothing for a product without images', {}, []],
  ])('shows %s', (_, product, expected) => {
    expect(galleryImages(product, 'general')).toEqual(expected)
  })

  it('shows at most 4 images with _MP_<digit>. in the link for the partner brand', () => {
    const product = { c_imageBuckets: { detail: [other, twoDigits, ...views] } }
    expect(galleryImages(product, 'partner')).toEqual(views.slice(0, 4))
  })

  it('shows each image once for the partner brand', () => {
    const product = {
      c_imageBuckets: { detail: views.slice(0, 1) },
      imageGroups: [{ viewType: 'large', images: views.slice(0, 2) }],
    }
    expect(galleryImages(product, 'partner')).toEqual(views.slice(0, 2))
  })
})

describe('turntableImage and productVideos', () => {
  it('read their own fields', () => {
    expect(turntableImage({ c_imageBuckets: { '360': [other] } })).toEqual(other)
    expect(turntableImage({ c_imageBuckets: { detail: [other] } })).toBeNull()
    expect(productVideos({ c_videoBuckets: { video: [{ desktopSrc: 'a.mp4' }] } })).toEqual([{ desktopSrc: 'a.mp4' }])
    expect(productVideos({})).toEqual([])
  })
})
