import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { AspectRatio } from '../../provider/UiProvider.js'
import type { SlotProps } from '../../slots/slot.js'
import type { FocalImageData } from '../FocalImage/FocalImage.js'
import { FigureCaption } from '../Image/FigureCaption.js'
import * as figure from '../Image/figure.css.js'
import { FIGURE_SIZES } from '../Image/figureSizes.js'
import { Image } from '../Image/Image.js'
import { withAddress } from '../Image/withAddress.js'
import { type VideoCaptions, VideoPlayer, type VideoSource } from '../VideoPlayer/VideoPlayer.js'
import * as css from './Video.css.js'
import { VideoLoop } from './VideoLoop.js'

export interface VideoProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** `player`: a video that plays on request. `loop`: a short, silent, decorative video that can be paused. */
  readonly kind?: 'player' | 'loop' | undefined
  /** The same video in several formats in order of preference: WebM, then MP4. */
  readonly sources: readonly VideoSource[]
  /** Required for a loop, because its poster is shown first. */
  readonly poster: FocalImageData | null
  /** Description of the video; names its controls. */
  readonly label: string
  readonly caption?: string | undefined
  /** Credit line, printed as given. */
  readonly credit?: string | undefined
  /** For players: required for videos with speech. */
  readonly captions?: readonly VideoCaptions[] | undefined
  /** For players: transcript of speech and content. */
  readonly transcript?: ReactNode
  /** For players: a video without sound. */
  readonly isMuted?: boolean | undefined
  /** `text` and `wide` keep the page margin; `full` is full-bleed. */
  readonly width?: 'text' | 'wide' | 'full' | undefined
  readonly landscapeRatio?: AspectRatio | undefined
  /** For loops on phones; a player keeps its aspect ratio. */
  readonly portraitRatio?: AspectRatio | undefined
  readonly slotProps?:
    | { readonly caption?: SlotProps<'figcaption'> | undefined; readonly credit?: SlotProps<'small'> | undefined }
    | undefined
}

/** A video with caption. Nothing is loaded before it is played or, for a loop, in view. */
export function Video({
  kind = 'player',
  sources,
  poster,
  label,
  caption,
  credit,
  captions,
  transcript,
  isMuted,
  width = 'text',
  landscapeRatio = '16:9',
  portraitRatio = '4:5',
  slotProps,
  className,
  ...rest
}: VideoProps) {
  const captionProps = { caption, credit, width, slotProps }
  const still = withAddress(poster)
  const playable = sources.filter(({ src }) => src)
  if (playable.length === 0 || (kind === 'loop' && !still)) {
    return (
      <Image
        {...rest}
        {...captionProps}
        className={className}
        image={still}
        landscapeRatio={landscapeRatio}
        portraitRatio={portraitRatio}
      />
    )
  }
  if (kind === 'loop' && still) {
    return (
      <figure {...rest} className={clsx(figure.figure, figure.width[width], className)}>
        <VideoLoop
          sources={playable}
          poster={still}
          label={label}
          sizes={FIGURE_SIZES[width]}
          landscapeRatio={landscapeRatio}
          portraitRatio={portraitRatio}
        />
        <FigureCaption {...captionProps} />
      </figure>
    )
  }
  return (
    <VideoPlayer
      {...rest}
      className={clsx(figure.figure, figure.width[width], className)}
      src={playable}
      poster={still?.landscape ?? null}
      aspectRatio={landscapeRatio}
      sizes={FIGURE_SIZES[width]}
      label={label}
      captions={captions}
      transcript={transcript}
      isMuted={isMuted}
      caption={<FigureCaption {...captionProps} />}
      slotProps={{ transcript: { className: clsx(css.transcript, css.transcriptOf[width]) } }}
    />
  )
}
