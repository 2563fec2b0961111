'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A component loaded after hydration, as soon as `isWanted`; null until then and when loading fails. The server's HTML
 * must work without it.
 */
export function useLaterPart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): readonly [ComponentType<Props> | null] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const loadPart = useEffectEvent(load)
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    loadPart().then(
      (part) => isHere && setPart(() => part),
      // Offline, or a newer version is deployed: the current content stays.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return [Part]
}
