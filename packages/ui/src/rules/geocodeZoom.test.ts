import { describe, expect, it } from 'vitest'
import { geocodeZoom } from './geocodeZoom.js'

describe('geocodeZoom', () => {
  it.each([
    ['Zürich', 3, 12],
    ['Zürich', 17, 12],
    [null, 3, 4],
    ['', 6, 6],
    [null, 17, 8],
    [null, undefined, 4],
    [null, Number.NaN, 4],
    [null, Number.POSITIVE_INFINITY, 8],
  ])('returns for the city %j and the level %j the zoom %i', (city, zoomLevel, zoom) => {
    expect(geocodeZoom({ city, zoomLevel })).toBe(zoom)
  })
})
