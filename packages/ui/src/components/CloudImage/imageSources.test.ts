import { describe, expect, it } from 'vitest'
import type { ImageTransform } from '../../provider/UiProvider.js'
import { focalClass } from './focalClass.js'
import { imageSources } from './imageSources.js'

const image = { src: 'scenes/dusk.jpg', width: 2400, height: 1350, focal: { x: 70, y: 40 } }
const describeUrl = (src: string, { width, aspectRatio, focal }: ImageTransform) =>
  [src, width, aspectRatio, focal?.x].filter(Boolean).join('|')

describe('imageSources', () => {
  it('offers every width with the crop and the focal point', () => {
    const { srcSet } = imageSources(image, describeUrl, '4:5', [390, 768])
    expect(srcSet).toBe('scenes/dusk.jpg|390|4:5|70 390w, scenes/dusk.jpg|768|4:5|70 768w')
  })

  it.each([
    ['no width larger than the image', { width: 1100, height: 800 }, undefined, [390, 480, 768, 1024]],
    [
      'the image’s own width if the service supports it',
      { width: 1200, height: 1500 },
      undefined,
      [390, 480, 768, 1024, 1200],
    ],
    ['no width larger than a narrow crop', { width: 1600, height: 1000 }, '4:5', [390, 480, 768]],
    ['the smallest width for a smaller image', { width: 240, height: 80 }, undefined, [390]],
    [
      'every width for an unknown size',
      { width: 0, height: 0 },
      undefined,
      [390, 480, 768, 1024, 1280, 1600, 1920, 3840],
    ],
  ] as const)('offers %s', (_, size, ratio, widths) => {
    const { srcSet } = imageSources({ ...image, ...size, src: 'a.jpg', focal: undefined }, describeUrl, ratio)
    expect(srcSet?.match(/\d+(?=w)/g)?.map(Number)).toEqual(widths)
  })

  it('reserves the space of the crop', () => {
    expect(imageSources(image, describeUrl, '4:5')).toMatchObject({ width: 2400, height: 3000 })
  })

  it('keeps the size of the original when nothing is cropped', () => {
    expect(imageSources(image, describeUrl, undefined)).toMatchObject({ width: 2400, height: 1350 })
  })

  it('falls back to the largest width when all are too small', () => {
    expect(imageSources(image, describeUrl, undefined, [300, 390]).src).toBe('scenes/dusk.jpg|390')
  })
})

describe('focalClass', () => {
  const classes = { x: { 70: 'x70', 100: 'x100' }, y: { 40: 'y40', 0: 'y0' } }

  it.each([
    [{ x: 70, y: 40 }, 'x70 y40'],
    [{ x: 68, y: 44 }, 'x70 y40'],
    [{ x: 140, y: -5 }, 'x100 y0'],
  ])('rounds %o to steps of 10 %%', (focal, expected) => {
    expect(focalClass(classes, focal)).toBe(expected)
  })

  it('returns undefined without a focal point', () => {
    expect(focalClass(classes, undefined)).toBeUndefined()
  })
})
