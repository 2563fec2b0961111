import type { StoreData, StoreService } from '../StoreCard/StoreCard.js'

export type StoreSort = 'distance' | 'name' | 'city'

/** Applicable sort orders; by distance only when one is known. */
export function storeSorts(stores: readonly StoreData[]): readonly StoreSort[] {
  if (stores.length < 2) return []
  return stores.some(({ distance }) => distance !== undefined) ? ['distance', 'city', 'name'] : ['city', 'name']
}

/** Boutiques in a sort order; `null` = unchanged. Unknown distances come last. */
export function sortedStores(
  stores: readonly StoreData[],
  sort: StoreSort | null,
  locale: string,
): readonly StoreData[] {
  if (sort === null) return stores
  if (sort === 'distance') return [...stores].sort((a, b) => known(a.distance) - known(b.distance))
  return [...stores].sort((a, b) => a[sort].localeCompare(b[sort], locale))
}

/** Boutiques that offer all selected services. */
export function storesWith(stores: readonly StoreData[], chosen: readonly string[]): readonly StoreData[] {
  return stores.filter(({ services }) => chosen.every((id) => services.some((service) => service.id === id)))
}

/** The services of all boutiques, without duplicates. */
export function servicesOf(stores: readonly StoreData[]): readonly StoreService[] {
  return [...new Map(stores.flatMap(({ services }) => services.map((service) => [service.id, service]))).values()]
}

const known = (distance: number | undefined) =>
  distance === undefined || Number.isNaN(distance) ? Number.MAX_VALUE : distance
