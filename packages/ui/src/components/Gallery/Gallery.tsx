'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { TileBackground } from '../ProductTile/ProductTile.js'
import { useSnapTrack } from '../SnapTrack/useSnapTrack.js'
import type { VideoCaptions } from '../VideoPlayer/VideoPlayer.js'
import * as css from './Gallery.css.js'
import { messages } from './Gallery.messages.js'
import { GalleryView } from './GalleryView.js'
import { useLazyPart } from './useLazyPart.js'

/** One view of a product. */
export type GalleryItem =
  | { readonly kind: 'image'; readonly image: CloudImageData }
  /** A video that plays on request; without `captions` it is muted. */
  | {
      readonly kind: 'video'
      readonly src: string
      readonly poster: CloudImageData | null
      readonly label: string
      readonly captions?: readonly VideoCaptions[] | undefined
    }
  /** A sprite sheet of `frames` views, row by row. */
  | { readonly kind: 'turntable'; readonly image: CloudImageData; readonly frames: number }

export interface GalleryProps extends ComponentPropsWithRef<'div'> {
  readonly items: readonly GalleryItem[]
  readonly background: TileBackground
  readonly slotProps?:
    | {
        readonly track?: SlotProps<'ul'> | undefined
        readonly item?: SlotProps<'li'> | undefined
        readonly bar?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * The views of a product: a swipeable row with a counter on small screens, a grid of large images on large ones.
 * Enlarging, the turntable and videos load on demand.
 */
export function Gallery({ items, background, slotProps, className, ...rest }: GalleryProps) {
  const intl = useIntl()
  const {
    ref: trackRef,
    index,
    isScrollable,
    isAtStart,
    isAtEnd,
    move,
  } = useSnapTrack<HTMLUListElement>(slotProps?.track?.ref)
  const [ImageZoom, want] = useLazyPart(() => import('../ImageZoom/ImageZoom.js').then((ui) => ui.ImageZoom))
  const [enlarged, setEnlarged] = useState<GalleryItem | null>(null)
  const total = items.length
  const position = { index: Math.min(index, total - 1) + 1, total }
  const images = items.filter((item) => item.kind === 'image')
  if (total === 0) return <div {...rest} className={clsx(css.root, css.item, css.background[background], className)} />
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <ul
        role="list"
        aria-label={intl.formatMessage(messages.label)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling row must be reachable by keyboard
        tabIndex={isScrollable ? 0 : undefined}
        {...slot(css.track, slotProps?.track)}
        ref={trackRef}
      >
        {items.map((item, itemIndex) => (
          <li key={keyOf(item)} {...slot(clsx(css.item, css.background[background]), slotProps?.item)}>
            <GalleryView
              item={item}
              index={itemIndex}
              total={total}
              front={images[0]?.image ?? null}
              onEnlarge={() => {
                setEnlarged(item)
                return want()
              }}
            />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div {...slot(css.bar, slotProps?.bar)}>
          <IconButton
            icon="chevronLeft"
            label={intl.formatMessage(messages.previous)}
            aria-disabled={isAtStart}
            onClick={() => move(-1)}
          />
          <p className={css.counter} aria-live="polite">
            <span aria-hidden="true">
              {position.index} / {total}
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
      {ImageZoom && enlarged?.kind === 'image' && (
        <ImageZoom
          images={images.map((item) => item.image)}
          initialIndex={images.indexOf(enlarged)}
          background={background}
          onClose={() => setEnlarged(null)}
        />
      )}
    </div>
  )
}

const keyOf = (item: GalleryItem) => (item.kind === 'video' ? item.src : item.image.src)
