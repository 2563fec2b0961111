'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useIsMotionWelcome } from '../../hydration/useIsMotionWelcome.js'

export interface Rotation {
  /** Whether there is a rotation to start or stop. */
  readonly canRotate: boolean
  readonly isRotating: boolean
  readonly toggle: () => void
  /** Handlers for the element whose hover, touch or focus stops the rotation. */
  readonly watch: {
    readonly onPointerEnter: (event: Near & { readonly pointerType: string }) => void
    readonly onPointerDown: (event: Near) => void
    readonly onFocus: (event: Near) => void
  }
}

/** Common fields of React and DOM events. */
interface Near {
  readonly target: EventTarget | null
}

/** Minimum interval in ms, so that a slide can be read. Longer intervals are limited by the maximum timer delay. */
const FASTEST = 5000
const SLOWEST = 2 ** 31 - 1

/**
 * Calls `next` every `intervalMs` (at least 5000) until `region` is hovered, touched or focused; after that only
 * `toggle` restarts it. Never starts by itself with `prefers-reduced-motion`. `intervalMs: undefined` = never.
 */
export function useRotation(
  intervalMs: number | undefined,
  next: () => void,
  region: () => Element | null | undefined,
): Rotation {
  const isMotionWelcome = useIsMotionWelcome()
  // undefined = no interaction yet.
  const [choice, setChoice] = useState<boolean>()
  const pace = Math.min(Math.max(intervalMs ?? Number.NaN, FASTEST), SLOWEST)
  const canRotate = !Number.isNaN(pace)
  const isRotating = canRotate && (choice ?? isMotionWelcome)
  const stop = () => setChoice(false)
  const turn = useEffectEvent(() => {
    if (document.hidden) return
    // A pointer or focus that was inside before hydration stops the rotation.
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
      // A tap fires enter, down and focus before click: these must not undo the action of the button.
      onPointerEnter: (event) => event.pointerType === 'mouse' && stop(),
      onPointerDown: (event) => isSlide(event.target) && stop(),
      onFocus: (event) => (isSlide(event.target) || isByKey(event.target)) && stop(),
    },
  }
}

const isSlide = (target: EventTarget | null) => target instanceof Element && target.closest('[role="group"]') !== null
const isByKey = (target: EventTarget | null) => target instanceof Element && target.matches(':focus-visible')
