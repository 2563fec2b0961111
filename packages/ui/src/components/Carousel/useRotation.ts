'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useIsMotionWelcome } from '../../hydration/useIsMotionWelcome.js'

export interface Rotation {
  readonly isRotating: boolean
  readonly toggle: () => void
  /** Go on the element whose hovering, touching or focusing ends the rotation. */
  readonly watch: {
    readonly onPointerEnter: (event: Near & { readonly pointerType: string }) => void
    readonly onPointerDown: (event: Near) => void
    readonly onFocus: (event: Near) => void
  }
}

/** What is read of an event, React's or the browser's. */
interface Near {
  readonly target: EventTarget | null
}

/**
 * Calls `next` every `intervalMs` until a pointer or the focus comes; then only `toggle` starts it again. Never starts
 * by itself for those who prefer reduced motion. `intervalMs: undefined` = never.
 */
export function useRotation(intervalMs: number | undefined, next: () => void): Rotation {
  const isMotionWelcome = useIsMotionWelcome()
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
      onFocus: (event) => (isSlide(event.target) || isByKey(event.target)) && stop(),
    },
  }
}

const isSlide = (target: EventTarget | null) => target instanceof Element && target.closest('[role="group"]') !== null
const isByKey = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible')
