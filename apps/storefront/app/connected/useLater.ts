import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A component loaded once it is wanted; null until then, and when loading fails: the page must work without it. */
export function useLater<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): readonly [ComponentType<Props> | null] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const loadPart = useEffectEvent(load)
  useEffect(() => {
    if (isWanted)
      loadPart().then(
        (part) => setPart(() => part),
        () => undefined,
      )
  }, [isWanted])
  return [Part]
}
