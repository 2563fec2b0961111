import type { WishlistToggle } from '@vitrine/commerce-client/sync/toggleWishlist'
import { useSyncExternalStore } from 'react'

/** The document's wishlist, as wishlist buttons see it. */
export interface LiveWishlist {
  /** The list with pending changes applied. */
  readonly productIds: readonly string[]
  /** Products with a pending addition or removal. */
  readonly changingIds: readonly string[]
  /** Rejects when the change failed; a toast reports the outcome in both cases. */
  readonly toggle: (change: WishlistToggle) => Promise<void>
}

/** Applies a queued change. */
type Toggle = LiveWishlist['toggle']

const waiting: ((toggle: Toggle) => void)[] = []
const listeners = new Set<() => void>()

/** Until the module is loaded, changes are queued. */
const unknown: LiveWishlist = {
  productIds: [],
  changingIds: [],
  toggle: (change) =>
    new Promise((resolve, reject) => {
      waiting.push((toggle) => void toggle(change).then(resolve, reject))
      tell()
    }),
}

/** Live wishlist of the document in the browser; on the server it stays in the initial state. */
let live = unknown

/** Selects from the wishlist; re-renders only when the selected value changes. */
export function useLiveWishlist<Part>(read: (wishlist: LiveWishlist) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => read(live),
    () => read(unknown),
  )
}

/** Whether changes are queued until the module is loaded. */
export function isWishlistWanted(): boolean {
  return waiting.length > 0
}

/** Changes the wishlist once its module is loaded. */
export function toggleWish(change: WishlistToggle): Promise<void> {
  return live.toggle(change)
}

/** Publishes a new state and applies queued changes. null = the provider was unmounted. */
export function setLiveWishlist(next: LiveWishlist | null): void {
  live = next ?? unknown
  if (next) startWishes(next.toggle)
  else tell()
}

/** Applies queued changes with `toggle`; returns whether there were any. */
export function startWishes(toggle: Toggle): boolean {
  const wishes = waiting.splice(0)
  for (const start of wishes) start(toggle)
  tell()
  return wishes.length > 0
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
