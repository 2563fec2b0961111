'use client'

import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.js'
import type { SnapTrack } from '../SnapTrack/useSnapTrack.js'
import * as css from './Carousel.css.js'
import { messages } from './Carousel.messages.js'

export interface SlideButtonsProps extends Pick<SnapTrack<HTMLElement>, 'index' | 'isAtStart' | 'isAtEnd' | 'move'> {
  readonly total: number
  /** Class of the counter. */
  readonly className: string
}

/** Slide counter and previous/next buttons; the buttons keep the focus at both ends. */
export function SlideButtons({ index, total, isAtStart, isAtEnd, move, className }: SlideButtonsProps) {
  const intl = useIntl()
  return (
    <>
      <span aria-hidden="true" className={className}>
        {index + 1} / {total}
      </span>
      <IconButton
        icon="chevronLeft"
        label={intl.formatMessage(messages.previous)}
        aria-disabled={isAtStart}
        className={css.button}
        onClick={() => move(-1)}
      />
      <IconButton
        icon="chevronRight"
        label={intl.formatMessage(messages.next)}
        aria-disabled={isAtEnd}
        className={css.button}
        onClick={() => move(1)}
      />
    </>
  )
}
