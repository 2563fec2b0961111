import { describe, expect, it } from 'vitest'
import { imageWidthSegment, replaceSegment } from './imageWidthSegment.js'

const url = (width: string) => `https://images.vitrine.example/vitrine/image/upload/c_limit,f_auto,${width}/a.jpg`

describe('imageWidthSegment', () => {
  it.each([
    ['zoom', 'w_1600'],
    ['gallery', 'w_1620'],
    ['sectionGallery', 'w_1320'],
    ['share', 'w_1200'],
  ] as const)('%s → %s', (use, width) => {
    expect(imageWidthSegment(url('w_300'), use)).toBe(url(width))
  })

  it.each([url('w_3000'), url('ww_300'), url('w_390'), 'w_300.jpg', ''])(
    'throws the error of Spec §8 for %s',
    (absent) => {
      const text = 'The segment "w_300" was not found in the URL.'
      expect(() => imageWidthSegment(absent, 'zoom')).toThrow(new Error(text))
    },
  )
})

describe('replaceSegment', () => {
  it('replaces complete transforms only', () => {
    expect(replaceSegment('/w_3000,w_300/w_300x.jpg', 'w_300', 'w_1')).toBe('/w_3000,w_1/w_300x.jpg')
    expect(replaceSegment('w_300', 'w_300', 'w_1')).toBe('w_1')
  })
})
