'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import {
  type ExceptionalDay,
  localDate,
  type OpeningSpan,
  type OpeningTimes,
  WEEKDAYS,
  weekdayOf,
} from '../../rules/openingStateAt.js'
import { dateText, timeText, weekdayText } from '../OpeningStatus/openingText.js'
import { useNow } from '../OpeningStatus/useNow.js'
import * as css from './OpeningHours.css.js'
import { messages } from './OpeningHours.messages.js'

export interface OpeningHoursProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly hours: OpeningTimes | null
  /** Instant in ms since 1970 that determines today; without it the browser's clock, after hydration. */
  readonly now?: number | undefined
  readonly slotProps?:
    | { readonly table?: SlotProps<'table'> | undefined; readonly caption?: SlotProps<'caption'> | undefined }
    | undefined
}

/**
 * Opening hours of a boutique by weekday, with today marked, and the coming exceptional days. Renders nothing without a
 * week.
 */
export function OpeningHours({ hours, now, slotProps, className, ...rest }: OpeningHoursProps) {
  const instant = useNow(now)
  if (!hours || hours.week.length === 0) return null
  const today = instant === null ? null : localDate(hours.timeZone, instant)
  const exceptions = (hours.exceptions ?? []).filter(({ date }) => today === null || date >= today)
  // An exceptional day is marked in its own row.
  const weekdayNow = today === null || exceptions.some(({ date }) => date === today) ? null : weekdayOf(today)
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <table {...slot(css.table, slotProps?.table)}>
        <caption {...slot(css.caption, slotProps?.caption)}>
          <FormattedMessage {...messages.title} />
        </caption>
        <tbody>
          {WEEKDAYS.filter((weekday) => hours.week.some(({ day }) => day === weekday)).map((weekday) => (
            <Row
              key={weekday}
              day={{ weekday }}
              spans={hours.week.flatMap(({ day, spans }) => (day === weekday ? spans : []))}
              isToday={weekday === weekdayNow}
            />
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <table className={css.table}>
          <caption className={css.caption}>
            <FormattedMessage {...messages.exceptions} />
          </caption>
          <tbody>
            {exceptions.map((exception) => (
              <Row key={exception.date} day={exception} spans={exception.spans} isToday={exception.date === today} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

interface RowProps {
  readonly day: { readonly weekday: OpeningTimes['week'][number]['day'] } | ExceptionalDay
  readonly spans: readonly OpeningSpan[]
  readonly isToday: boolean
}

function Row({ day, spans, isToday }: RowProps) {
  const intl = useIntl()
  return (
    <tr aria-current={isToday ? 'date' : undefined} className={isToday ? css.today : undefined}>
      <th scope="row" className={css.day}>
        {'weekday' in day ? capitalised(weekdayText(intl, day.weekday)) : dateText(intl, day.date, true)}
        {isToday && (
          <span className={visuallyHidden}>
            {' '}
            <FormattedMessage {...messages.today} />
          </span>
        )}
        {'label' in day && day.label && <span className={css.note}>{day.label}</span>}
      </th>
      <td className={clsx(css.spans, spans.length === 0 && css.isClosed)}>
        {spans.length === 0 && <FormattedMessage {...messages.closed} />}
        {spans.map(({ from, to }) => (
          <span key={from} className={css.span}>
            {timeText(intl, from)}–{timeText(intl, to)}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Capitalises a weekday at the start of a row; French and Danish write weekdays in lower case. */
const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)
