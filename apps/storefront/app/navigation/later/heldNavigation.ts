let held: string | null = null
const listeners = new Set<() => void>()

/** Keeps an address that could not be gone to without a connection; null = none is wanted any more. */
export function holdNavigation(target: string | null): void {
  if (held === target) return
  held = target
  for (const listener of listeners) listener()
}

export function heldNavigation(): string | null {
  return held
}

export function subscribeToHeld(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
