import { useIntl } from 'react-intl'
import type { ArrivalDays } from '../../contract/checkoutView.js'

/** Formats the days of a delivery, e.g. `Tue 24 – Thu 26 Nov`; null = unknown. */
export function useArrival(): (days: ArrivalDays | null) => string | null {
  const { formatDateTimeRange, formatDate } = useIntl()
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return (days) => {
    if (!days) return null
    const [first, last] = [new Date(days.first), new Date(days.last)]
    return days.first === days.last ? formatDate(first, options) : formatDateTimeRange(first, last, options)
  }
}
