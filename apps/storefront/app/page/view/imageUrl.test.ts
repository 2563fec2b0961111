import { describe, expect, it } from 'vitest'
import { imageUrl, textImageSource } from './imageUrl.js'

const link = 'https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,w_300/catalogue/2104-310-1_MP_1.jpg'

describe('imageUrl', () => {
  it.each([
    [{ width: 768 }, '/images/vitrine/image/upload/c_limit,f_auto,w_768/catalogue/2104-310-1_MP_1.jpg'],
    [
      { width: 780, aspectRatio: '4:5', focal: { x: 50, y: 30 } },
      '/images/vitrine/image/upload/c_fill,f_auto,w_780,ar_4:5,g_xy_center,x_0.50,y_0.30/catalogue/2104-310-1_MP_1.jpg',
    ],
    [
      { width: 300, height: 300, format: 'png' },
      '/images/vitrine/image/upload/c_fill,f_png,w_300,h_300/catalogue/2104-310-1_MP_1.jpg',
    ],
  ] as const)('rewrites the transforms for %o', (transform, expected) => {
    expect(imageUrl(link, transform)).toBe(expected)
  })

  it('keeps a folder whose name resembles a transform', () => {
    expect(imageUrl('https://h/vitrine/image/upload/scenes_home/a.jpg', { width: 390 })).toBe(
      '/images/vitrine/image/upload/c_limit,f_auto,w_390/scenes_home/a.jpg',
    )
  })

  it('leaves other URLs unchanged', () => {
    expect(imageUrl('/dam/jcr:1/a.jpg', { width: 390 })).toBe('/dam/jcr:1/a.jpg')
  })
})

it('serves pictures in rich text from the public origin, and leaves other URLs unchanged', () => {
  const provider = 'https://images.vitrine.example/vitrine/image/upload/scenes/craft.jpg'
  expect(textImageSource(provider)).toBe(provider)
  expect(textImageSource(provider, 768)).toBe('/images/vitrine/image/upload/c_limit,f_auto,w_768/scenes/craft.jpg')
  expect(textImageSource('https://other.example/a.jpg', 768)).toBe('https://other.example/a.jpg')
})
