let pendingSince: number | null = null
const listeners = new Set<() => void>()

/** Marks a navigation as pending: its target is in the address bar, its page is not displayed yet. */
export function beginNavigation(): void {
  set(performance.now())
}

/** Called when the target page is displayed. */
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
