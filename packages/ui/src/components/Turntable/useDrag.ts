'use client'

import { type PointerEvent, useRef } from 'react'

/** Drag distance of one view, in px. */
const DRAG_STEP = 12

/** Touch swipes the gallery, so only mouse and pen rotate. */
export function useDrag(turn: (steps: number) => void) {
  const from = useRef<number | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      from.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return
      const steps = Math.trunc((event.clientX - from.current) / DRAG_STEP)
      if (steps === 0) return
      from.current += steps * DRAG_STEP
      turn(steps)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
