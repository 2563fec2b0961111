import { expect, it } from 'vitest'
import { geocodeZoom } from './geocodeZoom.js'

it.each([
  [{ city: 'Zürich', zoomLevel: 6 }, 12],
  [{ city: 'Zürich' }, 12],
  [{ city: '', zoomLevel: 6 }, 6],
  [{ zoomLevel: 4 }, 4],
  [{ zoomLevel: 8 }, 8],
  [{ zoomLevel: 3 }, 4],
  [{ zoomLevel: 17 }, 8],
  [{ zoomLevel: -1 }, 4],
  [{ zoomLevel: Number.NaN }, 4],
  [{ zoomLevel: Infinity }, 8],
  [{}, 4],
])('the zoom level of %j is %d', (place, zoom) => {
  expect(geocodeZoom(place)).toBe(zoom)
})
