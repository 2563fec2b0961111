'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useIsMotionWelcome } from '../../hydration/useIsMotionWelcome.js'
import { isPauseRemembered, onPause, rememberPause } from './rememberedPause.js'

/**
 * Plays a silent video while `share` of it is visible and motion is not reduced, until it is paused (WCAG 2.2.2); a
 * pause applies to all videos of the tab. `isWanted` is the state of the button, `toggle` its handler.
 */
export function useLoop(film: RefObject<HTMLVideoElement | null>, share: number) {
  const isMotionWelcome = useIsMotionWelcome()
  // undefined = no choice yet.
  const [choice, setChoice] = useState<boolean | undefined>(() => (isPauseRemembered() ? false : undefined))
  const [isInView, setInView] = useState(false)
  const isWanted = choice ?? (isMotionWelcome && !isSavingData())
  const isPlaying = isWanted && isInView
  const refuse = useEffectEvent((reason: unknown) => {
    // The browser blocks autoplay to save power; our own pause is not a refusal.
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') setChoice(false)
  })
  useEffect(() => {
    if (!film.current) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold: share,
    })
    observer.observe(film.current)
    return () => observer.disconnect()
  }, [film, share])
  useEffect(() => onPause(() => setChoice(false)), [])
  useEffect(() => {
    if (isPlaying) film.current?.play().then(undefined, refuse)
    else film.current?.pause()
  }, [film, isPlaying])
  const toggle = () => {
    setChoice(!isWanted)
    rememberPause(isWanted)
  }
  return { isWanted, toggle }
}

/** Does not autoplay with the data saver enabled. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
