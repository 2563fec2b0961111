'use client'

import { clsx } from 'clsx'
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import type { ImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import { frameBox } from './frameBox.js'
import * as css from './Turntable.css.js'
import { messages } from './Turntable.messages.js'

export interface TurntableProps extends ComponentProps<'div'> {
  /** The sprite sheet: views row by row, no place empty. */
  readonly image: ImageData
  readonly frames: number
}

/** Width that is asked of the image service, in pixels. */
const SHEET_WIDTH = 3840
/** Pointer travel that turns the piece by one view, in pixels. */
const DRAG_STEP = 12
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** A piece seen from all sides: buttons, arrow keys, or a drag with the mouse. The sheet loads when it comes near. */
export function Turntable({ image, frames, className, ...rest }: TurntableProps) {
  const intl = useIntl()
  const { imageUrl } = useUi()
  const root = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(root)
  const [frame, setFrame] = useState(0)
  const turn = (steps: number) => setFrame((before) => (((before + steps) % frames) + frames) % frames)
  const drag = useDrag(turn)
  const turnByKey = (event: KeyboardEvent) => {
    const steps = STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    turn(steps)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the buttons inside; the drag has them as equivalent
    <div
      ref={root}
      role="group"
      aria-label={intl.formatMessage(messages.label)}
      className={clsx(css.root, className)}
      onKeyDown={turnByKey}
      {...drag}
      {...rest}
    >
      <svg
        role="img"
        aria-label={intl.formatMessage(messages.view, { alt: image.alt, frame: frame + 1, frames })}
        viewBox={frameBox(image, frames, frame)}
        className={css.view}
      >
        {isNear && (
          <image href={imageUrl(image.src, { width: SHEET_WIDTH })} width={image.width} height={image.height} />
        )}
      </svg>
      <div className={css.controls}>
        <IconButton icon="chevronLeft" label={intl.formatMessage(messages.previous)} onClick={() => turn(-1)} />
        <span aria-hidden="true">
          <FormattedMessage {...messages.label} />
        </span>
        <IconButton icon="chevronRight" label={intl.formatMessage(messages.next)} onClick={() => turn(1)} />
      </div>
    </div>
  )
}

/** A finger swipes the gallery, so that only mouse and pen turn the piece. */
function useDrag(turn: (steps: number) => void) {
  const from = useRef<number | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') from.current = event.clientX
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return
      const steps = Math.trunc((event.clientX - from.current) / DRAG_STEP)
      if (steps === 0) return
      from.current += steps * DRAG_STEP
      turn(steps)
    },
    onPointerUp: end,
    onPointerLeave: end,
  }
}

function useIsNear(root: { readonly current: Element | null }) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!root.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])
  return isNear
}
