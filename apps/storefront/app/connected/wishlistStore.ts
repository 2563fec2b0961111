import type { WishlistToggle } from '@vitrine/commerce-client/hooks/toggleWishlist'
import { useSyncExternalStore } from 'react'

/** The wish list of the document, as its hearts see it. */
export interface LiveWishlist {
  /** The list as it will be, with what is on its way. */
  readonly productIds: readonly string[]
  /** Products whose addition or removal is on its way. */
  readonly changingIds: readonly string[]
  /** Rejects when the change failed; tells the shopper what became of it either way. */
  readonly toggle: (change: WishlistToggle) => Promise<void>
}

/** What takes a change that had to wait. */
type Toggle = LiveWishlist['toggle']

const waiting: ((toggle: Toggle) => void)[] = []
const listeners = new Set<() => void>()

/** Until the code is there, what is wished waits for it. */
const unknown: LiveWishlist = {
  productIds: [],
  changingIds: [],
  toggle: (change) =>
    new Promise((resolve, reject) => {
      waiting.push((toggle) => void toggle(change).then(resolve, reject))
      tell()
    }),
}

/** Of the one document in the browser; on the server it stays unknown. */
let live = unknown

/** Reads the wish list; renders again only when what is read of it changes. */
export function useLiveWishlist<Part>(read: (wishlist: LiveWishlist) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => read(live),
    () => read(unknown),
  )
}

/** Whether somebody waits for the code of the wish list. */
export function isWishlistWanted(): boolean {
  return waiting.length > 0
}

/** Changes the wish list, as soon as its code is there. */
export function toggleWish(change: WishlistToggle): Promise<void> {
  return live.toggle(change)
}

/** The code is there, or knows more; what waited for it starts. null = it left the page. */
export function setLiveWishlist(next: LiveWishlist | null): void {
  live = next ?? unknown
  if (next) startWishes(next.toggle)
  else tell()
}

/** Gives what waited to `toggle`; whether anything did. */
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
