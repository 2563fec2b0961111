import type { ShippingMethod } from '../../types/shipment.js'

/** First and last possible day of a delivery, as midnight UTC of the calendar day. */
export interface DeliveryWindow {
  readonly first: Date
  readonly last: Date
}

/** A longer time is a mistake in the settings of the platform. */
const MOST_DAYS = 60

/**
 * Days on which an order placed today is delivered; null = the method states no delivery time. The fields
 * `c_deliveryDaysMin` and `c_deliveryDaysMax` are working days, Monday to Friday; public holidays are not considered.
 *
 * @param today any time of the order's calendar day in UTC.
 */
export function deliveryWindow(
  { c_deliveryDaysMin: least, c_deliveryDaysMax: most }: Pick<ShippingMethod, `c_${string}`>,
  today: Date,
): DeliveryWindow | null {
  if (!isDays(most) || (least !== undefined && !isDays(least))) return null
  const first = least ?? most
  return first > most ? null : { first: afterWorkingDays(today, first), last: afterWorkingDays(today, most) }
}

function isDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_DAYS
}

function afterWorkingDays(start: Date, days: number): Date {
  const day = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()))
  const next = () => day.setUTCDate(day.getUTCDate() + 1)
  for (let left = days; left > 0; left -= 1) {
    next()
    while (isWeekend(day)) next()
  }
  while (isWeekend(day)) next()
  return day
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() % 6 === 0
}
