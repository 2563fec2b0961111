import type { Shown } from './later/arrive.js'
import type { LaterNavigation } from './later/laterNavigation.js'

let part: LaterNavigation | null = null

/**
 * What is on the screen: key of its history entry, which the later part reads when it arrives in the middle of a navigation,
 * and the last page, which outlives the error screen.
 */
export const shown: { key: string; last: Shown | null } = { key: 'default', last: null }

/** The part of navigation that comes after hydration; null = not yet. */
export function later(): LaterNavigation | null {
  return part
}

/** Loads it. Every page that is navigated to waits for it; a failed try may be repeated. */
export async function loadLater(): Promise<LaterNavigation> {
  part ??= (await import('./later/laterNavigation.js')).laterNavigation
  return part
}
