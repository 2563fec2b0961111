'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useIsMotionWelcome } from '../../hydration/useIsMotionWelcome.js'

export interface Rotation {
  /** There is something to start and stop. */
  readonly canRotate: boolean
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

/** Faster, nobody can read a slide; a timer knows no longer time. In ms. */
const FASTEST = 5000
const SLOWEST = 2 ** 31 - 1

/**
 * Calls `next` every `intervalMs`, at least 5000, until a pointer or the focus comes to `region`; then only `toggle`
 * starts it again. Never starts by itself for those who prefer reduced motion. `intervalMs: undefined` = never.
 */
export function useRotation(
  intervalMs: number | undefined,
  next: () => void,
  region: () => Element | null | undefined,
): Rotation {
  const isMotionWelcome = useIsMotionWelcome()
  // undefined = nobody has come near yet.
  const [choice, setChoice] = useState<boolean>()
  const pace = Math.min(Math.max(intervalMs ?? Number.NaN, FASTEST), SLOWEST)
  const canRotate = !Number.isNaN(pace)
  const isRotating = canRotate && (choice ?? isMotionWelcome)
  const stop = () => setChoice(false)
  const turn = useEffectEvent(() => {
    if (document.hidden) return
    // Who was there before the scripts were keeps what is in view.
    if (choice === undefined && region()?.matches(':focus-within, :hover')) stop()
    else next()
  })
  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setInterval(turn, pace)
    return () => clearInterval(timer)
  }, [isRotating, pace])
  return {
    canRotate,
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
