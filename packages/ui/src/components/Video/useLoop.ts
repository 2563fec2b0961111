'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useIsMotionWelcome } from '../../hydration/useIsMotionWelcome.js'
import { isPauseRemembered, onPause, rememberPause } from './rememberedPause.js'

/**
 * Plays a silent film while `share` of it is seen and motion is welcome, until somebody pauses it (WCAG 2.2.2); a pause
 * holds for all films of the tab. `isWanted` is what the button shows, `toggle` what it does.
 */
export function useLoop(film: RefObject<HTMLVideoElement | null>, share: number) {
  const isMotionWelcome = useIsMotionWelcome()
  // undefined = nobody has chosen yet.
  const [choice, setChoice] = useState<boolean | undefined>(() => (isPauseRemembered() ? false : undefined))
  const [isInView, setInView] = useState(false)
  const isWanted = choice ?? (isMotionWelcome && !isSavingData())
  const isPlaying = isWanted && isInView
  const refuse = useEffectEvent((reason: unknown) => {
    // The browser plays nothing by itself now, to save power; a pause of ours is no refusal.
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

/** Nor do we move what somebody pays for by the megabyte. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
