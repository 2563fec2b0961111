'use client'

import { useIntl } from 'react-intl'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './ImageZoom.css.js'
import { messages } from './ImageZoom.messages.js'

export interface ZoomThumbsProps {
  readonly images: readonly CloudImageData[]
  readonly index: number
  readonly onSelect: (index: number) => void
}

const WIDTHS = [390] as const

/** Previous/next buttons and thumbnails. */
export function ZoomThumbs({ images, index, onSelect }: ZoomThumbsProps) {
  const intl = useIntl()
  return (
    <div className={css.choice}>
      <IconButton
        icon="chevronLeft"
        label={intl.formatMessage(messages.previous)}
        className={css.button}
        aria-disabled={index === 0}
        onClick={() => onSelect(index - 1)}
      />
      <ul role="list" className={css.thumbs}>
        {images.map((image, thumb) => (
          <li key={image.src}>
            <button
              type="button"
              aria-label={intl.formatMessage(messages.position, { index: thumb + 1, total: images.length })}
              aria-current={thumb === index || undefined}
              className={css.thumb}
              onClick={() => onSelect(thumb)}
            >
              <CloudImage image={{ ...image, alt: '' }} sizes="56px" widths={WIDTHS} className={css.thumbImage} />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="chevronRight"
        label={intl.formatMessage(messages.next)}
        className={css.button}
        aria-disabled={index === images.length - 1}
        onClick={() => onSelect(index + 1)}
      />
    </div>
  )
}
