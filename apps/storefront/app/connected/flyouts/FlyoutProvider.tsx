import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { onceWhole } from '../../navigation/wholePage.js'
import { FlyoutContext, type FlyoutId, OpenFlyoutContext } from '../../contexts/FlyoutContext.js'

interface OpenedFlyout {
  readonly id: FlyoutId
  /** History entries for which it stays open: the displayed one and the pending one. */
  readonly at: readonly string[]
}

/** Manages a single open flyout; any navigation that starts while it is open, back included, closes it. */
export function FlyoutProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  const shownKey = useRef(key)
  const [opened, setOpened] = useState<OpenedFlyout | null>(null)
  const openId = opened?.at.includes(key) ? opened.id : null
  // Reset permanently: returning to the same history entry must not reopen it.
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

/** Key of the current history entry, as stored by the router; the first entry has none. */
function addressedKey(): string {
  const state: { readonly key?: string } | null = history.state
  return state?.key ?? 'default'
}
