'use client'

import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { placeholderElement, placeholderOf } from '../CloudImage/placeholderElement.js'
import { Icon } from '../Icon/Icon.js'
import { opensElsewhere } from '../Link/opensElsewhere.js'
import type { GalleryItem } from './Gallery.js'
import * as css from './Gallery.css.js'
import { messages } from './Gallery.messages.js'
import { LazyTurntable } from './LazyTurntable.js'
import { PAIR_SIZES } from './sizes.js'
import { useLazyPart } from './useLazyPart.js'

export interface GalleryViewProps {
  readonly item: GalleryItem
  /** Zero-based. */
  readonly index: number
  readonly total: number
  /** Fallback image of a turntable. */
  readonly front: CloudImageData | null
  /** Resolves to false when the zoom view cannot be loaded. */
  readonly onEnlarge: () => Promise<boolean>
}

const SIZES = '(min-width: 1025px) 58vw, 100vw'
/** Width in px of the image linked to without scripts. */
const LARGE = 1920

/** One view of a product: a link to the large image or the video, which scripts open in place. */
export function GalleryView({ item, index, total, front, onEnlarge }: GalleryViewProps) {
  const intl = useIntl()
  const { imageUrl } = useUi()
  if (item.kind === 'turntable') return <LazyTurntable item={item} front={front} />
  // The first view is wide, and so is the last one when it has no partner.
  const sizes = index === 0 || (index % 2 === 1 && index === total - 1) ? SIZES : PAIR_SIZES
  if (item.kind === 'video') return <LazyFilm {...item} sizes={sizes} />
  return (
    <a
      href={imageUrl(item.image.src, { width: LARGE, format: 'auto' })}
      aria-haspopup="dialog"
      className={css.opener}
      onClick={instead(onEnlarge)}
    >
      {placeholderElement(placeholderOf(item.image), css.early)}
      <CloudImage
        className={css.view}
        image={item.image}
        sizes={sizes}
        fetchPriority={index === 0 ? 'high' : undefined}
      />
      <span className={visuallyHidden}>{intl.formatMessage(messages.enlarge, { index: index + 1, total })}</span>
    </a>
  )
}

type LazyFilmProps = Extract<GalleryItem, { kind: 'video' }> & { readonly sizes: string }

function LazyFilm({ src, poster, label, captions, sizes }: LazyFilmProps) {
  const intl = useIntl()
  const [VideoPlayer, want] = useLazyPart(() => import('../VideoPlayer/VideoPlayer.js').then((ui) => ui.VideoPlayer))
  if (VideoPlayer) {
    return (
      <VideoPlayer
        className={css.view}
        src={src}
        poster={poster}
        sizes={sizes}
        label={label}
        captions={captions}
        isMuted={!captions}
        autoPlay
      />
    )
  }
  return (
    <a
      href={src}
      aria-label={intl.formatMessage(messages.film, { label })}
      className={css.opener}
      onClick={instead(want)}
    >
      {poster && <CloudImage className={css.view} image={poster} sizes={sizes} />}
      <Icon name="M7.5 4.5v15L19.5 12Z" className={css.play} />
    </a>
  )
}

/** Runs `work` instead of following the link, and follows the link when it fails. */
const instead = (work: () => Promise<boolean>) => (event: MouseEvent<HTMLAnchorElement>) => {
  if (opensElsewhere(event)) return
  event.preventDefault()
  const { href } = event.currentTarget
  void work().then((isDone) => isDone || location.assign(href))
}
