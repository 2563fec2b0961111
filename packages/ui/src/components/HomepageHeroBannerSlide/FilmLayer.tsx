'use client'

import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { pause, play } from '../../icons/media.js'
import { media } from '../../theme/media.js'
import { IconButton } from '../IconButton/IconButton.js'
import { useLoop } from '../Video/useLoop.js'
import * as css from './HomepageHeroBannerSlide.css.js'
import { messages } from './HomepageHeroBannerSlide.messages.js'
import type { SlideFilmData } from './SlideFilm.js'

/** Visible share of the video from which it plays. */
const IN_VIEW = 0.4

/** Plays while in view until paused; autoplays only without `prefers-reduced-motion`. */
export function FilmLayer({ film }: { readonly film: SlideFilmData }) {
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const { isWanted, toggle } = useLoop(video, IN_VIEW)
  const [hasBegun, setBegun] = useState(false)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        data-begun={hasBegun || undefined}
        onPlaying={() => setBegun(true)}
        onError={() => setBroken(true)}
        className={css.film}
      >
        {film.portraitSrc && <source media={`not all and ${media.tablet}`} src={film.portraitSrc} />}
        <source src={film.src} onError={() => setBroken(true)} />
      </video>
      <IconButton
        icon={isWanted ? pause : play}
        label={intl.formatMessage(isWanted ? messages.pause : messages.play)}
        onClick={toggle}
        className={css.filmButton}
      />
    </>
  )
}
