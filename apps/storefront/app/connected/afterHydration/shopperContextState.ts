let isLoading = false
const listeners = new Set<() => void>()

/** Whether the shopper context is being updated from the address (Spec §3 "Page context"). */
export function isShopperContextLoading(): boolean {
  return isLoading
}

export function subscribeToShopperContext(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setShopperContextLoading(value: boolean): void {
  isLoading = value
  for (const listener of listeners) listener()
}
