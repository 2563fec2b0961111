'use client'

import { clsx } from 'clsx'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { pause, play } from '../../icons/media.js'
import { attach } from '../../slots/mergeProps.js'
import { messages } from '../Carousel/Carousel.messages.js'
import { handFocusToRow } from '../Carousel/handFocusToRow.js'
import { SlideButtons } from '../Carousel/SlideButtons.js'
import { useRotation } from '../Carousel/useRotation.js'
import { IconButton } from '../IconButton/IconButton.js'
import { useSnapTrack } from '../SnapTrack/useSnapTrack.js'
import * as css from './BannerSlider.css.js'

export interface BannerControlsProps {
  /** The scrolling row; hover or focus in its parent region stops the rotation. */
  readonly track: RefObject<HTMLElement | null>
  readonly total: number
  /** Interval in ms. */
  readonly rotateEveryMs: number | undefined
  readonly hasLine: boolean
}

/**
 * Buttons and counter of a `BannerSlider`. They also set the ARIA attributes of the server-rendered row, so that its
 * banners are not rendered again.
 */
export function BannerControls({ track, total, rotateEveryMs, hasLine }: BannerControlsProps) {
  const intl = useIntl()
  const { ref, isScrollable, ...row } = useSnapTrack<HTMLElement>()
  const { index, isAtEnd, move } = row
  const { canRotate, isRotating, toggle, watch } = useRotation(
    rotateEveryMs,
    () => move(isAtEnd ? 1 - total : 1),
    () => track.current?.parentElement,
  )
  const enter = useEffectEvent(watch.onPointerEnter)
  const press = useEffectEvent(watch.onPointerDown)
  const focus = useEffectEvent(watch.onFocus)
  useEffect(() => (typeof ref === 'function' ? attach(ref, track.current) : undefined), [ref, track])
  useEffect(() => {
    const region = track.current?.parentElement
    if (!region) return undefined
    const listening = new AbortController()
    const { signal } = listening
    region.addEventListener('pointerenter', (event) => enter(event), { signal })
    region.addEventListener('pointerdown', (event) => press(event), { signal })
    region.addEventListener('focusin', (event) => focus(event), { signal })
    return () => listening.abort()
  }, [track])
  // After every render, because slides may have been added or removed.
  useEffect(() => {
    track.current?.setAttribute('aria-live', isRotating ? 'off' : 'polite')
    if (isScrollable) handFocusToRow(track.current, index)
    for (const [position, slide] of [...(track.current?.children ?? [])].entries()) {
      slide.toggleAttribute('inert', isScrollable && position !== index)
    }
  })
  return (
    <div className={clsx(css.bar, hasLine && css.barWithLine)}>
      {canRotate && (
        <IconButton
          icon={isRotating ? pause : play}
          label={intl.formatMessage(isRotating ? messages.stop : messages.start)}
          className={css.rotation}
          onClick={toggle}
        />
      )}
      {hasLine && (
        <span aria-hidden="true" className={css.line}>
          {Array.from({ length: total }, (_, step) => (
            <span key={step} className={clsx(css.step, step === index && css.here)} />
          ))}
        </span>
      )}
      <SlideButtons {...row} total={total} className={css.counter} />
    </div>
  )
}
