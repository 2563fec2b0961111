import type { StoreData } from '@vitrine/ui/StoreCard'

export interface Place {
  /** In degrees. */
  readonly lat: number
  /** In degrees. */
  readonly lng: number
}

/** Maximum number of stores shown around a place. */
const NEAREST = 12
const EARTH_RADIUS_M = 6_371_000

/** Stores that match a search: those of the country; around a place, nearest first with the distance in metres. */
export function storesNear(
  stores: readonly StoreData[],
  { country, place }: { readonly country: string; readonly place: Place | null },
): readonly StoreData[] {
  const inCountry = country === '' ? stores : stores.filter(({ countryCode }) => countryCode === country)
  if (!place) return inCountry
  return inCountry
    .map((store) => ({ ...store, distance: store.position ? metresBetween(place, store.position) : Infinity }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ distance, ...store }) => (Number.isFinite(distance) ? { ...store, distance } : store))
}

/** Great-circle distance. */
export function metresBetween(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const square = (value: number) => Math.sin(value / 2) ** 2
  const h =
    square(radians(b.lat - a.lat)) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * square(radians(b.lng - a.lng))
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)))
}
