'use client'

import { type ComponentType, useState } from 'react'

/** A component loaded on first use; null until then. `want` resolves to whether it is available. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const want = async () => {
    try {
      const part = await load()
      setPart(() => part)
      return true
    } catch {
      // Offline, or a newer version is deployed: the current content stays.
      return false
    }
  }
  return [Part, want] as const
}
