'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { pause, play } from '../../icons/media.js'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { IconButton } from '../IconButton/IconButton.js'
import { useSnapTrack } from '../SnapTrack/useSnapTrack.js'
import * as css from './Carousel.css.js'
import { messages } from './Carousel.messages.js'
import { handFocusToRow } from './handFocusToRow.js'
import { SlideButtons } from './SlideButtons.js'
import { useRotation } from './useRotation.js'

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name, without the word "carousel". */
  readonly label: string
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Time between slides in ms, at least 5000; without it the slides do not rotate. */
  readonly rotateEveryMs?: number | undefined
  readonly slotProps?:
    | {
        readonly track?: SlotProps<'div'> | undefined
        readonly slide?: SlotProps<'div'> | undefined
        readonly controls?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * A carousel of slides, moved by swipe or buttons and optionally rotating until the first hover, touch or focus.
 * Without scripts it is a scrolling row. A single slide has no controls; no slides render nothing.
 */
export function Carousel({ label, slides, rotateEveryMs, slotProps, className, ...rest }: CarouselProps) {
  const intl = useIntl()
  const total = slides.length
  const { ref: trackRef, isScrollable, ...row } = useSnapTrack<HTMLDivElement>(slotProps?.track?.ref)
  const { index, isAtEnd, move } = row
  const region = useRef<HTMLElement>(null)
  const { canRotate, isRotating, toggle, watch } = useRotation(
    total < 2 ? undefined : rotateEveryMs,
    () => move(isAtEnd ? 1 - total : 1),
    () => region.current,
  )
  useLayoutEffect(() => {
    if (isScrollable) handFocusToRow(region.current?.lastElementChild, index)
  }, [isScrollable, index])
  if (total === 0) return null
  if (total === 1) {
    return (
      <section aria-label={label} {...rest} className={clsx(css.root, className)}>
        {slides[0]?.content}
      </section>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes hover and focus only
    <section
      aria-roledescription={intl.formatMessage(messages.role)}
      aria-label={label}
      {...mergeProps({ className: clsx(css.root, className), ...watch }, rest)}
      ref={mergeRefs(region, rest.ref)}
    >
      <div {...slot(css.controls, slotProps?.controls)}>
        {canRotate && (
          <IconButton
            icon={isRotating ? pause : play}
            label={intl.formatMessage(isRotating ? messages.stop : messages.start)}
            onClick={toggle}
          />
        )}
        <SlideButtons {...row} total={total} className={css.counter} />
      </div>
      <div
        aria-live={isRotating ? 'off' : 'polite'}
        // Each slide is as wide as the track, so two slides scroll even before measuring.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling row must be reachable by keyboard
        tabIndex={0}
        {...slot(css.track, slotProps?.track)}
        ref={trackRef}
      >
        {slides.map((slide, slideIndex) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={intl.formatMessage(messages.slideRole)}
            aria-label={intl.formatMessage(messages.position, { index: slideIndex + 1, total })}
            inert={isScrollable && slideIndex !== index}
            {...slot(css.slide, slotProps?.slide)}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  )
}
