import type { GeocodeResult } from '../../types/geocode.js'

const CITY = 12
const NEAREST = 8
const FARTHEST = 4

/** Zoom level of a map: 12 for a result with a city, otherwise clamped to 4–8 (Spec §9 "Geocode zoom"). */
export function geocodeZoom({ city, zoomLevel }: Partial<Pick<GeocodeResult, 'city' | 'zoomLevel'>>): number {
  if (city) return CITY
  return Math.min(NEAREST, Math.max(FARTHEST, Number.isNaN(zoomLevel) ? FARTHEST : (zoomLevel ?? FARTHEST)))
}
