'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode, SyntheticEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { play } from '../../icons/media.js'
import type { AspectRatio } from '../../provider/UiProvider.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { placeholderElement, placeholderOf } from '../CloudImage/placeholderElement.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './VideoPlayer.css.js'
import { messages } from './VideoPlayer.messages.js'

/** Captions in one language; `srcLang` is a language tag. */
export interface VideoCaptions {
  readonly src: string
  readonly srcLang: string
  readonly label: string
}

/** One file of a video; `type` is its media type, such as `video/webm`. */
export interface VideoSource {
  readonly src: string
  readonly type: string
}

export interface VideoPlayerProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** One URL, or the same video in several formats in order of preference. */
  readonly src: string | readonly VideoSource[]
  readonly poster: CloudImageData | null
  /** Aspect ratio of video and poster; default: that of the poster. */
  readonly aspectRatio?: AspectRatio | undefined
  /** Value of `sizes` for the poster. */
  readonly sizes?: string | undefined
  /** Accessible name: a description of the video. */
  readonly label: string
  /** The first track is shown by default. Required for videos with speech. */
  readonly captions?: readonly VideoCaptions[] | undefined
  /** Transcript of speech and content; expands below the video. */
  readonly transcript?: ReactNode
  /** A `figcaption`. */
  readonly caption?: ReactNode
  /** A video without sound. */
  readonly isMuted?: boolean | undefined
  /** Plays and takes the focus, when the shopper has just requested it. */
  readonly autoPlay?: boolean | undefined
  readonly slotProps?:
    | {
        readonly video?: SlotProps<'video'> | undefined
        readonly button?: SlotProps<'button'> | undefined
        readonly transcript?: SlotProps<'details'> | undefined
      }
    | undefined
}

/**
 * A video that shows its poster until it is played, then the browser's own controls. Nothing is preloaded. Without
 * scripts the native controls are shown immediately.
 */
export function VideoPlayer({
  src,
  poster,
  aspectRatio,
  sizes,
  label,
  captions,
  transcript,
  caption,
  isMuted,
  autoPlay,
  slotProps,
  className,
  ...rest
}: VideoPlayerProps) {
  const film = { src, poster, aspectRatio, sizes, label, captions, isMuted, autoPlay, slotProps }
  return (
    <figure {...rest} className={clsx(css.root, className)}>
      {/* Resets state and poster for another video. */}
      <Film key={typeof src === 'string' ? src : src[0]?.src} {...film} />
      {transcript && (
        <details {...slot(css.transcript, slotProps?.transcript)}>
          <summary className={css.summary}>
            <FormattedMessage {...messages.transcript} />
          </summary>
          {transcript}
        </details>
      )}
      {caption}
    </figure>
  )
}

type FilmProps = Pick<
  VideoPlayerProps,
  'src' | 'poster' | 'aspectRatio' | 'sizes' | 'label' | 'captions' | 'isMuted' | 'autoPlay' | 'slotProps'
>

function Film({
  src,
  poster,
  aspectRatio,
  sizes = '100vw',
  label,
  captions = [],
  isMuted = false,
  autoPlay = false,
  slotProps,
}: FilmProps) {
  const intl = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const isScripted = useIsHydrated()
  const [isStarted, setStarted] = useState(autoPlay)
  const [isShowing, setShowing] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const sources = typeof src === 'string' ? [] : src
  const fit = aspectRatio ? undefined : css.whole
  useEffect(() => {
    if (autoPlay) frame.current?.querySelector('video')?.focus()
  }, [autoPlay])
  const start = (event: SyntheticEvent) => {
    const video = event.currentTarget.parentElement?.querySelector('video')
    if (!video) return
    setStarted(true)
    // Set synchronously, because only a video with controls is focusable.
    video.controls = true
    video.focus()
    // Refused, or paused before loading: the controls allow a retry.
    video.play().catch(() => {})
  }
  return (
    <div ref={frame} className={css.frame}>
      {poster && !isShowing && (
        <>
          {placeholderElement(placeholderOf(poster), fit)}
          <CloudImage
            image={{ ...poster, alt: '' }}
            sizes={sizes}
            aspectRatio={aspectRatio}
            className={clsx(css.poster, fit)}
          />
        </>
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one track per language of the captions below */}
      <video
        src={typeof src === 'string' ? src : undefined}
        width={aspectRatio ? undefined : pixels(poster?.width)}
        height={aspectRatio ? undefined : pixels(poster?.height)}
        aria-label={label}
        preload="none"
        controls={isScripted ? isStarted && !isBroken : true}
        // Keeps the focus when the controls disappear.
        tabIndex={isBroken ? -1 : undefined}
        autoPlay={autoPlay}
        muted={isMuted}
        playsInline
        {...mergeProps(
          {
            className: clsx(css.video, aspectRatio && css.ratio[aspectRatio]),
            onPlaying: () => setShowing(true),
            onError: () => setBroken(true),
          },
          slotProps?.video,
        )}
      >
        {sources.map((source, index) => (
          // An error of the last source means that no format is supported.
          <source key={source.src} {...source} onError={() => index === sources.length - 1 && setBroken(true)} />
        ))}
        {captions.map((track, index) => (
          <track key={track.src} kind="captions" {...track} default={index === 0} />
        ))}
      </video>
      {isScripted && !isStarted && !isBroken && (
        <button
          type="button"
          aria-label={intl.formatMessage(messages.play, { label })}
          {...mergeProps({ className: css.button, onClick: start }, slotProps?.button)}
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
  )
}

/** Omits an invalid size. */
const pixels = (size = 0) => (size > 0 && size < Number.POSITIVE_INFINITY ? size : undefined)
