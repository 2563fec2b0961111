import { perOwner } from './perOwner.js'
import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'

/** Called with the key names that a mutation in this document invalidated. */
export type MutationListener = (names: readonly KeyName[]) => void

/** Listeners of each SWR cache. */
export const mutationListeners = /* @__PURE__ */ perOwner(() => new Set<MutationListener>())

export function notifyMutation({ cache }: Shop, names: readonly KeyName[]): void {
  for (const listener of mutationListeners(cache)) listener(names)
}
