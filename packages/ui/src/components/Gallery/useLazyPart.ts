'use client'

import { type ComponentType, useState } from 'react'

/** A part that loads when it is first wanted; null until then. `want` says whether it is there. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const want = async () => {
    try {
      const part = await load()
      setPart(() => part)
      return true
    } catch {
      // Offline, or a newer version is served: what is on the page remains.
      return false
    }
  }
  return [Part, want] as const
}
