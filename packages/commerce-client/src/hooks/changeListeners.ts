import { perOwner } from './perOwner.js'
import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'

/** Hears which data a mutation of this document changed. */
export type ChangeListener = (names: readonly KeyName[]) => void

/** Who hears of changes; by SWR cache. */
export const changeListeners = /* @__PURE__ */ perOwner(() => new Set<ChangeListener>())

/** Tells that data changed. */
export function announceChange({ cache }: Shop, names: readonly KeyName[]): void {
  for (const listener of changeListeners(cache)) listener(names)
}
