'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import * as css from './OpeningStatus.css.js'
import { messages } from './OpeningStatus.messages.js'
import { type OpeningState, type OpeningTimes, openingStateAt, weekdayOf } from '../../rules/openingStateAt.js'
import { dateText, timeText, weekdayText } from './openingText.js'
import { useNow } from './useNow.js'

export type {
  ExceptionalDay,
  NextOpening,
  OpeningDay,
  OpeningSpan,
  OpeningState,
  OpeningTimes,
  Weekday,
} from '../../rules/openingStateAt.js'

export interface OpeningStatusProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  readonly hours: OpeningTimes | null
  /** Instant in ms since 1970; without it the browser's clock, after hydration. */
  readonly now?: number | undefined
}

/** "Open until 18:30", in the time zone of the boutique. Renders nothing when the hours are unknown. */
export function OpeningStatus({ hours, now, className, ...rest }: OpeningStatusProps) {
  const intl = useIntl()
  const instant = useNow(now)
  if (!hours || hours.week.length === 0) return null
  const state = instant === null ? null : openingStateAt(hours, instant)
  if (state?.kind === 'unknown') return null
  return (
    <p {...rest} className={clsx(css.root, state && css.kind[state.kind], className)}>
      {state && openingText(intl, state)}
    </p>
  )
}

function openingText(intl: IntlShape, state: Exclude<OpeningState, { kind: 'unknown' }>): string {
  if (state.kind === 'open') return intl.formatMessage(messages.open, { time: timeText(intl, state.until) })
  if (!state.opens) return intl.formatMessage(messages.closed)
  const { daysAhead, date, at } = state.opens
  const time = timeText(intl, at)
  const weekday = weekdayOf(date)
  if (daysAhead === 0) return intl.formatMessage(messages.opensToday, { time })
  if (daysAhead === 1) return intl.formatMessage(messages.opensTomorrow, { time })
  if (daysAhead < 7 && weekday)
    return intl.formatMessage(messages.opensOn, { weekday: weekdayText(intl, weekday), time })
  return intl.formatMessage(messages.opensLater, { date: dateText(intl, date) })
}
