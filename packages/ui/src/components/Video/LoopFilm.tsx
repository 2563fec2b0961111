'use client'

import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsMotionWelcome } from '../../hydration/useIsMotionWelcome.js'
import { pause, play } from '../../icons/media.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { VideoSource } from '../VideoPlayer/VideoPlayer.js'
import { isPauseRemembered, onPause, rememberPause } from './rememberedPause.js'
import * as css from './Video.css.js'
import { messages } from './Video.messages.js'

export interface LoopFilmProps {
  readonly sources: readonly VideoSource[]
  readonly label: string
}

/** The moving part of a loop: plays while it is seen and motion is welcome, until somebody pauses it (WCAG 2.2.2). */
export function LoopFilm({ sources, label }: LoopFilmProps) {
  const intl = useIntl()
  const film = useRef<HTMLVideoElement>(null)
  const isMotionWelcome = useIsMotionWelcome()
  // undefined = nobody has chosen yet.
  const [choice, setChoice] = useState<boolean | undefined>(() => (isPauseRemembered() ? false : undefined))
  const [isInView, setInView] = useState(false)
  const [isShowing, setShowing] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const isWanted = choice ?? (isMotionWelcome && !isSavingData())
  const isPlaying = isWanted && isInView && !isBroken
  const refuse = useEffectEvent((reason: unknown) => {
    // The browser plays nothing by itself now, to save power; a pause of ours is no refusal.
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') setChoice(false)
  })
  useEffect(() => {
    if (!film.current) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      threshold: 0.25,
    })
    observer.observe(film.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => onPause(() => setChoice(false)), [])
  useEffect(() => {
    if (isPlaying) film.current?.play().then(undefined, refuse)
    else film.current?.pause()
  }, [isPlaying])
  const toggle = () => {
    setChoice(!isWanted)
    rememberPause(isWanted)
  }
  if (isBroken) return null
  return (
    <>
      <video
        ref={film}
        aria-hidden="true"
        tabIndex={-1}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlaying={() => setShowing(true)}
        className={clsx(css.film, isShowing && css.isShowing)}
      >
        {sources.map((source, index) => (
          <source key={source.src} {...source} onError={() => index === sources.length - 1 && setBroken(true)} />
        ))}
      </video>
      <IconButton
        icon={isWanted ? pause : play}
        label={intl.formatMessage(isWanted ? messages.pause : messages.play, { label })}
        className={css.button}
        onClick={toggle}
      />
    </>
  )
}

/** Nor do we move what somebody pays for by the megabyte. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
