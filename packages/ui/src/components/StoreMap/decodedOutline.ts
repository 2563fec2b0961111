import { PRECISION } from './generated/europe.js'

const FIRST_CODE = 48
const BACKSLASH_CODE = 92

/** Decodes the points `[lat, lng]` of an outline written by `scripts/makeMapOutlines.ts`. */
export function decodedOutline(text: string): [lat: number, lng: number][] {
  const points: [number, number][] = []
  let lng = 0
  let lat = 0
  let isLat = false
  let value = 0
  let weight = 1
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const digit = code - FIRST_CODE - (code > BACKSLASH_CODE ? 1 : 0)
    value += (digit % 32) * weight
    weight *= 32
    // From 32 on, more digits of the number follow.
    if (digit >= 32) continue
    const step = value % 2 === 1 ? -(value + 1) / 2 : value / 2
    if (isLat) {
      lat += step
      points.push([lat / PRECISION, lng / PRECISION])
    } else lng += step
    isLat = !isLat
    value = 0
    weight = 1
  }
  return points
}
