import type { LaterNavigation } from './later/laterNavigation.js'

let part: LaterNavigation | null = null

/** What is on the screen: key of its history entry. The later part reads it when it arrives in the middle of a navigation. */
export const shown = { key: 'default' }

/** The part of navigation that comes after hydration; null = not yet. */
export function later(): LaterNavigation | null {
  return part
}

/** Loads it. Every page that is navigated to waits for it; a failed try may be repeated. */
export async function loadLater(): Promise<LaterNavigation> {
  part ??= (await import('./later/laterNavigation.js')).laterNavigation
  return part
}
