'use client'

import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

export interface Rotation {
  readonly isRotating: boolean
  readonly toggle: () => void
  /** Go on the element whose hovering, touching or focusing ends the rotation. */
  readonly watch: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onFocus: (event: FocusEvent) => void
  }
}

/**
 * Calls `next` every `intervalMs` until a pointer or the focus comes; then only `toggle` starts it again. Never starts
 * by itself for those who prefer reduced motion. `intervalMs: undefined` = never.
 */
export function useRotation(intervalMs: number | undefined, next: () => void): Rotation {
  const isMotionWelcome = useSyncExternalStore(subscribe, readMotion, () => false)
  // undefined = nobody has come near yet.
  const [choice, setChoice] = useState<boolean>()
  const isRotating = intervalMs !== undefined && (choice ?? isMotionWelcome)
  const turn = useEffectEvent(() => {
    if (!document.hidden) next()
  })
  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setInterval(turn, intervalMs)
    return () => clearInterval(timer)
  }, [isRotating, intervalMs])
  const stop = () => setChoice(false)
  return {
    isRotating,
    toggle: () => setChoice(!isRotating),
    watch: {
      // A finger enters, presses and focuses before it clicks: it must not undo what the button is about to do.
      onPointerEnter: (event) => event.pointerType === 'mouse' && stop(),
      onPointerDown: (event) => isSlide(event.target) && stop(),
      onFocus: (event) => (isSlide(event.target) || event.target.matches(':focus-visible')) && stop(),
    },
  }
}

const isSlide = (target: EventTarget) => target instanceof Element && target.closest('[role="group"]') !== null

const REDUCED = '(prefers-reduced-motion: reduce)'
const readMotion = () => !matchMedia(REDUCED).matches

function subscribe(listener: () => void) {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
