'use client'

import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { pause, play } from '../../icons/media.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { VideoSource } from '../VideoPlayer/VideoPlayer.js'
import * as css from './Video.css.js'
import { messages } from './Video.messages.js'
import { useLoop } from './useLoop.js'

export interface LoopFilmProps {
  readonly sources: readonly VideoSource[]
  readonly label: string
}

/** Video of a loop: plays while in view without `prefers-reduced-motion`, until paused (WCAG 2.2.2). */
export function LoopFilm({ sources, label }: LoopFilmProps) {
  const intl = useIntl()
  const film = useRef<HTMLVideoElement>(null)
  const { isWanted, toggle } = useLoop(film, 0.25)
  const [isShowing, setShowing] = useState(false)
  const [isBroken, setBroken] = useState(false)
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
