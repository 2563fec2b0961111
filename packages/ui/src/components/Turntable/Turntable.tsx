'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { pause, play } from '../../icons/media.js'
import { useUi } from '../../provider/UiProvider.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import { frameBox } from './frameBox.js'
import * as css from './Turntable.css.js'
import { messages } from './Turntable.messages.js'
import { useDrag } from './useDrag.js'

export interface TurntableProps extends ComponentPropsWithRef<'div'> {
  /** The sprite sheet: views row by row, without gaps. */
  readonly image: CloudImageData
  /** Fewer than two: a still image without controls. */
  readonly frames: number
  readonly slotProps?:
    | { readonly stage?: SlotProps<'div'> | undefined; readonly controls?: SlotProps<'div'> | undefined }
    | undefined
}

/** Requested width of the sheet, in px. */
const SHEET_WIDTH = 3840
/** A full rotation of 36 views takes four seconds. */
const VIEW_MS = 110
/** Steps by key, or the first or last view. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -4,
  PageUp: 4,
}

/**
 * A 360° view of a product, rotated by arrow keys, buttons or mouse drag, or automatically on request. Load it with
 * `import()` near the viewport, because it requests the whole sheet.
 */
export function Turntable({ image, frames: given, slotProps, className, ...rest }: TurntableProps) {
  const intl = useIntl()
  const { imageUrl } = useUi()
  const frames = Math.max(1, Math.floor(given) || 1)
  const { frame, isTurning, setTurning, turn, show } = useTurn(frames)
  const drag = useDrag(turn)
  const label = intl.formatMessage(messages.label)
  const stage = slotProps?.stage
  const turnByKey = (event: KeyboardEvent) => {
    const end = { Home: 0, End: frames - 1 }[event.key]
    const steps = STEPS[event.key]
    if (end === undefined && steps === undefined) return
    event.preventDefault()
    if (end === undefined) turn(steps ?? 0)
    else show(end)
  }
  const slider = {
    tabIndex: 0,
    'aria-label': image.alt || label,
    ...mergeProps({ className: css.stage, onKeyDown: turnByKey, ...drag }, stage),
    role: 'slider',
    'aria-valuemin': 1,
    'aria-valuemax': frames,
    'aria-valuenow': frame + 1,
    'aria-valuetext': intl.formatMessage(messages.view, { frame: frame + 1, frames }),
  } as const
  const picture = (
    <svg aria-hidden="true" viewBox={frameBox(image, frames, frame)} className={css.view}>
      <image href={imageUrl(image.src, { width: SHEET_WIDTH })} width={image.width} height={image.height} />
    </svg>
  )
  return (
    <div role="group" aria-label={label} {...rest} className={clsx(css.root, className)}>
      {frames === 1 ? (
        <div role="img" aria-label={image.alt || label} {...slot(css.still, stage)}>
          {picture}
        </div>
      ) : (
        <>
          <div {...slider}>{picture}</div>
          <div {...slot(css.controls, slotProps?.controls)}>
            <IconButton icon="chevronLeft" label={intl.formatMessage(messages.previous)} onClick={() => turn(-1)} />
            <IconButton
              icon={isTurning ? pause : play}
              label={intl.formatMessage(isTurning ? messages.pause : messages.play)}
              onClick={() => setTurning(!isTurning)}
            />
            <span aria-hidden="true" className={css.counter}>
              {frame + 1} / {frames}
            </span>
            <IconButton icon="chevronRight" label={intl.formatMessage(messages.next)} onClick={() => turn(1)} />
          </div>
        </>
      )}
    </div>
  )
}

/** Current view. Never rotates automatically without a request; manual rotation stops it. */
function useTurn(frames: number) {
  const [frame, setFrame] = useState(0)
  const [isTurning, setTurning] = useState(false)
  const step = (steps: number) => setFrame((before) => (((before + steps) % frames) + frames) % frames)
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => setFrame((before) => (before + 1) % frames), VIEW_MS)
    return () => clearInterval(timer)
  }, [isTurning, frames])
  return {
    frame: Math.min(frame, frames - 1),
    isTurning,
    setTurning,
    turn: (steps: number) => {
      setTurning(false)
      step(steps)
    },
    show: (next: number) => {
      setTurning(false)
      setFrame(next)
    },
  }
}
