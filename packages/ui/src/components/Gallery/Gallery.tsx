'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CloudImage, type ImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { TileBackground } from '../ProductTile/ProductTile.js'
import { useSnapTrack } from '../SnapTrack/useSnapTrack.js'
import { Turntable } from '../Turntable/Turntable.js'
import * as css from './Gallery.css.js'
import { messages } from './Gallery.messages.js'

/** One view of a piece. */
export type GalleryItem =
  | { readonly kind: 'image'; readonly image: ImageData }
  /** A film without sound or speech; it plays on request only. */
  | { readonly kind: 'video'; readonly src: string; readonly poster: ImageData | null; readonly label: string }
  /** A sprite sheet of `frames` views, row by row. */
  | { readonly kind: 'turntable'; readonly image: ImageData; readonly frames: number }

export interface GalleryProps extends ComponentProps<'div'> {
  readonly items: readonly GalleryItem[]
  readonly background: TileBackground
}

const SIZES = '(min-width: 1025px) 58vw, 100vw'
const PAIR_SIZES = '(min-width: 1025px) 29vw, 100vw'

/** The views of a piece: swiped with a counter on small screens, a wall of large images on large ones. */
export function Gallery({ items, background, className, ...rest }: GalleryProps) {
  const intl = useIntl()
  const { ref: trackRef, index, isScrollable, isAtStart, isAtEnd, move } = useSnapTrack<HTMLUListElement>()
  const position = { index: Math.min(index, items.length - 1) + 1, total: items.length }
  if (items.length === 0) return <EmptyGallery background={background} className={className} {...rest} />
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <ul
        ref={trackRef}
        role="list"
        aria-label={intl.formatMessage(messages.label)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by key
        tabIndex={isScrollable ? 0 : undefined}
        className={css.track}
      >
        {items.map((item, itemIndex) => (
          <li key={keyOf(item)} className={clsx(css.item, css.background[background])}>
            <View item={item} isFirst={itemIndex === 0} />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={css.bar}>
          <IconButton
            icon="chevronLeft"
            label={intl.formatMessage(messages.previous)}
            aria-disabled={isAtStart}
            onClick={() => move(-1)}
          />
          <p className={css.counter} aria-live="polite">
            <span aria-hidden="true">
              {position.index} / {position.total}
            </span>
            <span className={visuallyHidden}>{intl.formatMessage(messages.position, position)}</span>
          </p>
          <IconButton
            icon="chevronRight"
            label={intl.formatMessage(messages.next)}
            aria-disabled={isAtEnd}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  )
}

/** Holds the room of the picture that a piece does not have yet. */
function EmptyGallery({ background, className, ...rest }: Omit<GalleryProps, 'items'>) {
  return <div className={clsx(css.root, css.item, css.background[background], className)} {...rest} />
}

function View({ item, isFirst }: { item: GalleryItem; isFirst: boolean }) {
  if (item.kind === 'video') return <Film {...item} />
  if (item.kind === 'turntable') {
    return <Turntable className={css.view} image={item.image} frames={item.frames} />
  }
  return <CloudImage className={css.view} image={item.image} sizes={isFirst ? SIZES : PAIR_SIZES} priority={isFirst} />
}

/** The poster loads with the page even when it is out of sight: a modest size does. */
const POSTER_WIDTH = 480

function Film({ src, poster, label }: Extract<GalleryItem, { kind: 'video' }>) {
  const { imageUrl } = useUi()
  return (
    <video
      className={css.view}
      src={src}
      poster={poster ? imageUrl(poster.src, { width: POSTER_WIDTH, format: 'auto' }) : undefined}
      aria-label={label}
      preload="none"
      controls
      muted
      playsInline
    />
  )
}

const keyOf = (item: GalleryItem) => (item.kind === 'video' ? item.src : item.image.src)
