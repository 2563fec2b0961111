import { describe, expect, it } from 'vitest'
import { FITTED, MAX_SCALE, panBy, zoomBy } from './zoomView.js'

const stage = { width: 400, height: 200 }

describe('zoomBy', () => {
  it('keeps the point under the pointer in place', () => {
    expect(zoomBy(FITTED, 2, stage, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 })
  })

  it.each([
    [0.1, 1],
    [100, MAX_SCALE],
  ])('limits a factor of %s to the scale %s', (factor, scale) => {
    expect(zoomBy(FITTED, factor, stage).scale).toBe(scale)
  })

  it('centres the image when it is zoomed out completely', () => {
    expect(zoomBy({ scale: 2, x: 200, y: -100 }, 0.5, stage)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

describe('panBy', () => {
  it('stops at the edge of the image', () => {
    expect(panBy({ scale: 2, x: 0, y: 0 }, 999, -999, stage)).toEqual({ scale: 2, x: 200, y: -100 })
  })

  it('does not move an image that is not enlarged', () => {
    expect(panBy(FITTED, 50, 50, stage)).toEqual(FITTED)
  })
})
