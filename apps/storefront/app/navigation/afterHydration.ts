import type { NavigationAfterHydration } from './afterHydration/navigationAfterHydration.js'

let part: NavigationAfterHydration | null = null

/** The deferred navigation module; null = not loaded yet. */
export function afterHydration(): NavigationAfterHydration | null {
  return part
}

/** Loads the deferred navigation module, which every navigation waits for. A failed load can be retried. */
export async function loadAfterHydration(): Promise<NavigationAfterHydration> {
  part ??= (await import('./afterHydration/navigationAfterHydration.js')).navigationAfterHydration
  return part
}
