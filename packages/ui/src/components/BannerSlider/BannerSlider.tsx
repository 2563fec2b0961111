'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLaterPart } from '../../hydration/useLaterPart.js'
import { mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { messages } from '../Carousel/Carousel.messages.js'
import * as css from './BannerSlider.css.js'

export interface BannerSliderProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Accessible name, without the word "carousel". */
  readonly label: string
  /** Each a `HomepageHeroBannerSlide` or a `HeroBanner`; only the first has `fetchPriority="high"`. */
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Time between slides in ms, at least 5000; without it the slides do not rotate. */
  readonly rotateEveryMs?: number | undefined
  /** `corner`: in a box cut into the corner of the image. `line`: next to the text, below a thin progress line. */
  readonly controls?: 'corner' | 'line' | undefined
  readonly slotProps?:
    | {
        readonly track?: SlotProps<'div'> | undefined
        readonly slide?: SlotProps<'div'> | undefined
        readonly controls?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * A banner slider (Spec §2 "CMS components"). The server renders all banners as a scrolling row; the buttons load
 * afterwards into reserved space. A single banner has no controls; no banners render nothing.
 */
export function BannerSlider({
  label,
  slides,
  rotateEveryMs,
  controls = 'corner',
  slotProps,
  className,
  ...rest
}: BannerSliderProps) {
  const intl = useIntl()
  const track = useRef<HTMLDivElement>(null)
  const total = slides.length
  const [Controls] = useLaterPart(total > 1, () => import('./BannerControls.js').then((own) => own.BannerControls))
  if (total === 0) return null
  if (total === 1) {
    return (
      <section aria-label={label} {...rest} className={clsx(css.root, className)}>
        {slides[0]?.content}
      </section>
    )
  }
  return (
    <section
      aria-roledescription={intl.formatMessage(messages.role)}
      aria-label={label}
      {...rest}
      className={clsx(css.root, className)}
    >
      <div {...slot(css.controls[controls], slotProps?.controls)}>
        {Controls && (
          <Controls track={track} total={total} rotateEveryMs={rotateEveryMs} hasLine={controls === 'line'} />
        )}
      </div>
      <div
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling row must be reachable by keyboard
        tabIndex={0}
        {...slot(css.track, slotProps?.track)}
        ref={mergeRefs(track, slotProps?.track?.ref)}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={intl.formatMessage(messages.slideRole)}
            aria-label={intl.formatMessage(messages.position, { index: index + 1, total })}
            {...slot(css.slide, slotProps?.slide)}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  )
}
