'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './Countdown.css.js'
import { messages } from './Countdown.messages.js'
import { instantOf, knownTimeZone, type TimeLeft, type TimeUnit } from './timeLeft.js'
import { useTimeLeft } from './useTimeLeft.js'

export interface CountdownProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** ISO 8601 with a time zone, such as `2026-12-24T18:00:00+01:00`; anything else renders nothing. */
  readonly until: string
  /** IANA time zone in which the date is shown, usually that of the place, such as `Europe/Zurich`. */
  readonly timeZone: string
  /** Name of the event. */
  readonly title: string
  readonly text?: string | undefined
  readonly link?: LinkData | undefined
  /** Replaces the count when it is over; `null` = render nothing. */
  readonly endedContent?: ReactNode
  /** Called when the end is reached while the page is open. */
  readonly onEnd?: (() => void) | undefined
  /** Current time in ms; pass one that is synchronised with the server if the client's clock is not reliable. */
  readonly clock?: (() => number) | undefined
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly stage?: SlotProps<'div'> | undefined
        readonly date?: SlotProps<'time'> | undefined
      }
    | undefined
}

/**
 * A countdown to a launch or an event: the date in the server's HTML, and the remaining time once scripts run. Not
 * announced every second.
 */
export function Countdown({
  until,
  timeZone,
  title,
  text,
  link,
  endedContent,
  onEnd,
  clock = Date.now,
  slotProps,
  className,
  ...rest
}: CountdownProps) {
  const intl = useIntl()
  const titleId = useId()
  const instant = instantOf(until)
  const left = useTimeLeft(instant, clock, onEnd)
  const isEnded = left?.kind === 'ended'
  if (instant === null || (isEnded && endedContent === null)) return null
  const zone = knownTimeZone(timeZone)
  const isCounting = left?.kind === 'counting' || isEnded
  return (
    <section aria-labelledby={title ? titleId : undefined} {...rest} className={clsx(css.root, className)}>
      {title && (
        <h2 {...slot(clsx(textStyle.h2, css.title), slotProps?.title)} id={titleId}>
          {title}
        </h2>
      )}
      {text && <p {...slot(clsx(textStyle.body, css.copy), slotProps?.text)}>{text}</p>}
      <div {...slot(css.stage, slotProps?.stage)}>
        <Stage left={left} day={dayOf(intl, instant, zone)} ended={endedContent} />
      </div>
      {/* Locale data may differ between server and browser: the server's text is kept. */}
      <time dateTime={until} suppressHydrationWarning {...slot(css.date, slotProps?.date)}>
        {momentOf(intl, instant, zone, isCounting ? date : undefined)}
      </time>
      {link && <CountdownLink link={link} />}
    </section>
  )
}

interface StageProps {
  readonly left: TimeLeft | null
  /** The formatted date. */
  readonly day: string
  readonly ended: ReactNode
}

function Stage({ left, day, ended }: StageProps) {
  const intl = useIntl()
  if (left?.kind === 'counting') {
    return (
      <div role="timer" aria-label={intl.formatMessage(messages.label)} className={css.units}>
        {left.units.map((part) => (
          <Unit key={part.unit} {...part} />
        ))}
      </div>
    )
  }
  if (left?.kind === 'ended') return ended ?? <p className={textStyle.h3}>{intl.formatMessage(messages.ended)}</p>
  return (
    <p suppressHydrationWarning className={textStyle.h2}>
      {day}
    </p>
  )
}

/** A number and its unit. */
function Unit({ unit, value }: TimeUnit) {
  const parts = useIntl().formatNumberToParts(value, { style: 'unit', unit, unitDisplay: 'long' })
  const format = (isWord: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isWord)
      .map((part) => part.value)
      .join('')
      .trim()
  return (
    <span className={css.unit}>
      <span className={css.value}>{format(false)}</span> <span className={css.label}>{format(true)}</span>{' '}
    </span>
  )
}

function CountdownLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <Button {...link} variant="text" className={css.action}>
      {label}
    </Button>
  )
}

const date = { day: 'numeric', month: 'long', year: 'numeric' } as const
const clockTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const dayOf = (intl: IntlShape, instant: number, timeZone: string) => intl.formatDate(instant, { ...date, timeZone })

/** Weekday and time in the language's format, together with the date from `withDate`. */
function momentOf(intl: IntlShape, instant: number, timeZone: string, withDate: typeof date | undefined): string {
  const day = intl.formatDate(instant, { weekday: 'long', ...withDate, timeZone })
  const part = (wanted: string, timeZoneName: 'short' | 'longGeneric' = 'short') =>
    intl.formatDateToParts(instant, { ...clockTime, timeZone, timeZoneName }).find(({ type }) => type === wanted)
      ?.value ?? ''
  const short = part('timeZoneName')
  // Without an abbreviation for the zone in this language, `Intl` returns an offset, which is omitted.
  const zone = /[+−-]\d/.test(short) ? part('timeZoneName', 'longGeneric') : short
  return intl.formatMessage(messages.moment, { day, hour: part('hour'), minute: part('minute'), zone })
}
