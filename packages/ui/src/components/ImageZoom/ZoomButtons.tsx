'use client'

import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './ImageZoom.css.js'
import { messages } from './ImageZoom.messages.js'
import { MAX_SCALE } from './zoomView.js'

export interface ZoomButtonsProps {
  readonly scale: number
  /** 1 = zoom in one step, -1 = zoom out one step. */
  readonly onZoom: (steps: 1 | -1) => void
}

/** Zoom out, zoom in, and the current scale. */
export function ZoomButtons({ scale, onZoom }: ZoomButtonsProps) {
  const intl = useIntl()
  return (
    <div className={css.buttons}>
      <IconButton
        icon="minus"
        label={intl.formatMessage(messages.zoomOut)}
        className={css.button}
        aria-disabled={scale === 1}
        onClick={() => onZoom(-1)}
      />
      <output className={css.level}>{intl.formatNumber(scale, { style: 'percent' })}</output>
      <IconButton
        icon="plus"
        label={intl.formatMessage(messages.zoomIn)}
        className={css.button}
        aria-disabled={scale === MAX_SCALE}
        onClick={() => onZoom(1)}
      />
    </div>
  )
}
