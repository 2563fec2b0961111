/** Ids of one call that counts the wishlist (Spec §9 "Wishlist count batches"). */
export const WISHLIST_BATCH_SIZE = 8

/** Key of the wishlist count in caches (Spec §7). */
export const WISHLIST_COUNT_KEY = 'wishlist_count'

/** `select` of the counting calls: ids alone (Spec §7). */
export const WISHLIST_COUNT_SELECT = '(data.(id))'

/** Product ids in batches of 8, each id once, in order. */
export function wishlistBatches(productIds: readonly string[]): readonly (readonly string[])[] {
  const ids = [...new Set(productIds)]
  const count = Math.ceil(ids.length / WISHLIST_BATCH_SIZE)
  return Array.from({ length: count }, (_, at) => ids.slice(at * WISHLIST_BATCH_SIZE, (at + 1) * WISHLIST_BATCH_SIZE))
}

/** Count of the answers to the batches: products that the platform still knows, each once. */
export function wishlistCount(answers: readonly { readonly data?: readonly { readonly id: string }[] }[]): number {
  return new Set(answers.flatMap(({ data = [] }) => data.map(({ id }) => id))).size
}

/** Cached count after a change: one more or one less, never below 0 (Spec §4). */
export function wishlistCountAfter(count: number, change: 'add' | 'remove'): number {
  return Math.max(0, count + (change === 'add' ? 1 : -1))
}
