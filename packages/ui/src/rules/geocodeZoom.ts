/** The part of a geocoder result that a map needs (Spec §3 "Geocode result"). */
export interface MapPlace {
  readonly lat: number
  readonly lng: number
  readonly city?: string | null | undefined
  readonly zoomLevel?: number | undefined
}

const CITY = 12
const NEAREST = 8
const FARTHEST = 4

/** Map zoom for a place: 12 for a known city, otherwise 4 to 8. Spec §9 "Geocode zoom". */
export function geocodeZoom({ city, zoomLevel }: Pick<MapPlace, 'city' | 'zoomLevel'>): number {
  if (city) return CITY
  return Math.min(NEAREST, Math.max(FARTHEST, Number.isNaN(zoomLevel) ? FARTHEST : (zoomLevel ?? FARTHEST)))
}
