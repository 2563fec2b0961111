let held: string | null = null
const listeners = new Set<() => void>()

/** Stores the target of a navigation that failed offline; null = clears it. */
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
