'use client'

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part that loads after the page has been taken over, as soon as `isWanted`; null until then and where it cannot be
 * had. What the server sent must do without it.
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
      // Offline, or a newer version is served: what is on the page remains.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  return [Part]
}
