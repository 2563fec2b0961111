import type { Shown } from './afterHydration/arrive.js'
import type { NavigationAfterHydration } from './afterHydration/navigationAfterHydration.js'

let part: NavigationAfterHydration | null = null

/**
 * The displayed page: the key of its history entry, which the deferred module reads if it loads during a navigation, and the
 * last page, kept while the error screen is shown.
 */
export const shown: { key: string; last: Shown | null } = { key: 'default', last: null }

/** The deferred navigation module; null = not loaded yet. */
export function afterHydration(): NavigationAfterHydration | null {
  return part
}

/** Loads the deferred navigation module, which every navigation waits for. A failed load can be retried. */
export async function loadAfterHydration(): Promise<NavigationAfterHydration> {
  part ??= (await import('./afterHydration/navigationAfterHydration.js')).navigationAfterHydration
  return part
}
