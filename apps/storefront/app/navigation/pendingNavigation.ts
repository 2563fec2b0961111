let pendingSince: number | null = null
const listeners = new Set<() => void>()

/** A navigation has begun: its target is in the address bar, its page not yet on the screen. */
export function beginNavigation(): void {
  set(performance.now())
}

/** The target is on the screen. */
export function endNavigation(): void {
  set(null)
}

export function subscribeToNavigation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When the pending navigation began (performance clock, ms); null = none. */
export function pendingNavigationStart(): number | null {
  return pendingSince
}

function set(value: number | null): void {
  if (pendingSince === value) return
  pendingSince = value
  for (const listener of listeners) listener()
}
