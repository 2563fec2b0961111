'use client'

import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the keyboard focus when the focused control, or its container, is removed by the response to its click. Returns
 * the `ref` for such controls; `home` returns the element that takes the focus.
 */
export function useFocusRescue(home: () => HTMLElement | null | undefined) {
  const isLost = useRef(false)
  // A stable function: a new ref callback would be called on every render as if the control had been removed.
  const [watched] = useState(() => (control: HTMLElement | null) => () => {
    if (control?.contains(document.activeElement)) isLost.current = true
  })
  useLayoutEffect(() => {
    if (!isLost.current) return
    isLost.current = false
    home()?.focus({ preventScroll: true })
  })
  return watched
}
