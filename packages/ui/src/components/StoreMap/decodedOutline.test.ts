import { describe, expect, it } from 'vitest'
import { decodedOutline } from './decodedOutline.js'
import { borders, land, WINDOW } from './generated/europe.js'

const outlines = [...land, ...borders].map(decodedOutline)

describe('outlines of the map', () => {
  it('are inside their window', () => {
    const [west, south, east, north] = WINDOW
    for (const [lat, lng] of outlines.flat()) {
      expect(lat).toBeGreaterThanOrEqual(south)
      expect(lat).toBeLessThanOrEqual(north)
      expect(lng).toBeGreaterThanOrEqual(west)
      expect(lng).toBeLessThanOrEqual(east)
    }
  })

  it.each([
    ['Skagen', 57.74, 10.65],
    ['Land’s End', 50.07, -5.71],
    ['Marseille', 43.29, 5.36],
  ])('have a coast at %s', (_place, lat, lng) => {
    const nearest = Math.min(...land.flatMap(decodedOutline).map((point) => Math.hypot(point[0] - lat, point[1] - lng)))
    expect(nearest).toBeLessThan(0.06)
  })

  it('have a border between Switzerland and France at Geneva', () => {
    const near = borders.flatMap(decodedOutline).filter(([lat, lng]) => Math.hypot(lat - 46.2, lng - 6.1) < 0.15)
    expect(near.length).toBeGreaterThan(2)
  })
})
