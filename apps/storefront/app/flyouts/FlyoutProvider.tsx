import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { onceWhole } from '../navigation/wholePage.js'
import { FlyoutContext, type FlyoutId, OpenFlyoutContext } from './FlyoutContext.js'

interface OpenedFlyout {
  readonly id: FlyoutId
  /** History entries that it belongs to: the one on the screen, and the one that is on its way there. */
  readonly at: readonly string[]
}

/** One flyout at a time; any navigation that begins while it is open, back included, closes it. */
export function FlyoutProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  const shownKey = useRef(key)
  const [opened, setOpened] = useState<OpenedFlyout | null>(null)
  const openId = opened?.at.includes(key) ? opened.id : null
  // Forgotten for good: coming back to the same history entry must not open it again.
  if (opened !== null && openId === null) setOpened(null)
  useLayoutEffect(() => {
    shownKey.current = key
  }, [key])

  const open = useCallback((id: FlyoutId) => {
    const at = [shownKey.current, addressedKey()]
    onceWhole(() => setOpened({ id, at }))
  }, [])
  const close = useCallback(() => setOpened(null), [])
  const flyouts = useMemo(() => ({ open, close }), [open, close])

  return (
    <FlyoutContext value={flyouts}>
      <OpenFlyoutContext value={openId}>{children}</OpenFlyoutContext>
    </FlyoutContext>
  )
}

/** Key of the entry in the address bar, as the router's history keeps it; the first one has none. */
function addressedKey(): string {
  const state: { readonly key?: string } | null = history.state
  return state?.key ?? 'default'
}
