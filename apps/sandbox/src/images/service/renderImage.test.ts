import { describe, expect, it } from 'vitest'
import { cropRegion } from './renderImage.js'

describe('cropRegion', () => {
  it.each([
    ['the middle', 0.8, 0.5, 0.5, { left: 660, top: 0, width: 1080, height: 1350 }],
    ['the right part', 0.8, 0.66, 0.5, { left: 1044, top: 0, width: 1080, height: 1350 }],
    ['no further than the right edge', 0.8, 1, 0.5, { left: 1320, top: 0, width: 1080, height: 1350 }],
    ['no further than the left edge', 0.8, 0, 0.5, { left: 0, top: 0, width: 1080, height: 1350 }],
    ['the upper part', 21 / 9, 0.5, 0.2, { left: 0, top: 0, width: 2400, height: 1029 }],
    ['everything without a ratio', null, 0.1, 0.9, { left: 0, top: 0, width: 2400, height: 1350 }],
  ])('keeps %s', (_what, ratio, x, y, expected) => {
    expect(cropRegion({ width: 2400, height: 1350 }, { ratio, focal: { x, y } })).toEqual(expected)
  })
})
