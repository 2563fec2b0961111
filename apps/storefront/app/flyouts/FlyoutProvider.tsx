import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { FlyoutContext, type FlyoutId } from './FlyoutContext.js'

/** One flyout at a time; any navigation, back included, closes it. */
export function FlyoutProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ readonly id: FlyoutId; readonly at: string } | null>(null)
  const openId = opened?.at === key ? opened.id : null
  // Forgotten for good: coming back to the same history entry must not open it again.
  if (opened !== null && openId === null) setOpened(null)

  const open = useCallback((id: FlyoutId) => setOpened({ id, at: key }), [key])
  const close = useCallback(() => setOpened(null), [])
  const value = useMemo(() => ({ openId, open, close }), [openId, open, close])

  return <FlyoutContext value={value}>{children}</FlyoutContext>
}
