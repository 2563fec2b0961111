'use client'

import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps the keyboard's place when the control that has it, or what holds it, disappears with the answer to its own click. Returns the `ref`
 * of such controls; `home` names the element that takes the focus over.
 */
export function useFocusRescue(home: () => HTMLElement | null | undefined) {
  const isLost = useRef(false)
  // The same function for ever: a new one would be called at every render, as if the control had gone.
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
