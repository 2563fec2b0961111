'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode, SyntheticEvent } from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { play } from '../../icons/media.js'
import { useUi } from '../../provider/UiProvider.js'
import { both } from '../../slots/both.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './VideoPlayer.css.js'
import { messages } from './VideoPlayer.messages.js'

/** A text track in one language; `srcLang` is a language tag. */
export interface VideoCaptions {
  readonly src: string
  readonly srcLang: string
  readonly label: string
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  readonly src: string
  readonly poster: CloudImageData | null
  /** Accessible name: what the film shows. */
  readonly label: string
  /** The first track is shown unless the client chooses another. Speech without captions is not allowed. */
  readonly captions?: readonly VideoCaptions[] | undefined
  /** What is said and shown, as text; opens below the film. */
  readonly transcript?: ReactNode
  /** A film without sound. */
  readonly isMuted?: boolean | undefined
  /** Plays and takes the focus: the client has just asked for it. */
  readonly isStartedAtFirst?: boolean | undefined
  readonly slotProps?:
    | { readonly video?: SlotProps<'video'> | undefined; readonly button?: SlotProps<'button'> | undefined }
    | undefined
}

/** The poster loads with the page even when it is out of sight: a modest size does. In pixels. */
const POSTER_WIDTH = 1024

/**
 * A film that shows its poster until it is asked to play; then the browser's own controls, which clients know. Nothing
 * of it loads before. Without scripts the controls are there at once.
 */
export function VideoPlayer({
  src,
  poster,
  label,
  captions = [],
  transcript,
  isMuted = false,
  isStartedAtFirst = false,
  slotProps,
  className,
  ...rest
}: VideoPlayerProps) {
  const intl = useIntl()
  const { imageUrl } = useUi()
  const frame = useRef<HTMLDivElement>(null)
  const isScripted = useSyncExternalStore(subscribeToNothing, yes, no)
  const [isStarted, setStarted] = useState(isStartedAtFirst)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (isStartedAtFirst) frame.current?.querySelector('video')?.focus()
  }, [isStartedAtFirst])
  const start = (event: SyntheticEvent) => {
    const video = event.currentTarget.parentElement?.querySelector('video')
    if (!video) return
    setStarted(true)
    // At once: only a film with controls takes the focus.
    video.controls = true
    video.focus()
    video.play().then(undefined, () => setStarted(false))
  }
  return (
    <figure {...rest} className={clsx(css.root, className)}>
      <div ref={frame} className={css.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one track per language of the captions below */}
        <video
          src={src}
          poster={poster ? imageUrl(poster.src, { width: POSTER_WIDTH, format: 'auto' }) : undefined}
          width={poster?.width}
          height={poster?.height}
          aria-label={label}
          preload="none"
          controls={isStarted || !isScripted}
          autoPlay={isStartedAtFirst}
          muted={isMuted}
          playsInline
          {...slot(css.video, slotProps?.video)}
          onError={both(() => setBroken(true), slotProps?.video?.onError)}
        >
          {captions.map((track, index) => (
            <track key={track.src} kind="captions" {...track} default={index === 0} />
          ))}
        </video>
        {isScripted && !isStarted && !isBroken && (
          <button
            type="button"
            aria-label={intl.formatMessage(messages.play, { label })}
            {...slot(css.button, slotProps?.button)}
            onClick={both(start, slotProps?.button?.onClick)}
          >
            <span className={css.disc}>
              <Icon name={play} />
            </span>
          </button>
        )}
        {isBroken && (
          <p role="status" className={css.broken}>
            <FormattedMessage {...messages.broken} />
          </p>
        )}
      </div>
      {transcript && (
        <details className={css.transcript}>
          <summary className={css.summary}>
            <FormattedMessage {...messages.transcript} />
          </summary>
          {transcript}
        </details>
      )}
    </figure>
  )
}

const subscribeToNothing = () => () => {}
const yes = () => true
const no = () => false
