/** Number of ids per request that counts the wishlist (Spec §9 "Wishlist count batches"). */
export const WISHLIST_BATCH_SIZE = 8

/** Cache key of the wishlist count (Spec §7). */
export const WISHLIST_COUNT_KEY = 'wishlist_count'

/** `select` of the count requests: ids only (Spec §7). */
export const WISHLIST_COUNT_SELECT = '(data.(id))'

/** Product ids in batches of 8, without duplicates, in order. */
export function wishlistBatches(productIds: readonly string[]): readonly (readonly string[])[] {
  const ids = [...new Set(productIds)]
  const count = Math.ceil(ids.length / WISHLIST_BATCH_SIZE)
  return Array.from({ length: count }, (_, at) => ids.slice(at * WISHLIST_BATCH_SIZE, (at + 1) * WISHLIST_BATCH_SIZE))
}

/** Count from the responses to the batches: products that still exist on the platform, without duplicates. */
export function wishlistCount(answers: readonly { readonly data?: readonly { readonly id: string }[] }[]): number {
  return new Set(answers.flatMap(({ data = [] }) => data.map(({ id }) => id))).size
}

/** Cached count after adding or removing one product, never below 0 (Spec §4). */
export function wishlistCountAfter(count: number, change: 'add' | 'remove'): number {
  return Math.max(0, count + (change === 'add' ? 1 : -1))
}
