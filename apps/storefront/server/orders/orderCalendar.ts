import { defineMessages, type IntlShape } from 'react-intl'
import { retailer } from '../../app/config/retailer.js'
import type { OrderView } from '../../app/contract/orderView.js'

const messages = defineMessages<{
  delivery: { brand: string }
  pickUp: { boutique: string }
  orderNo: { orderNo: string }
}>({
  delivery: { id: 'order.calendar.delivery', defaultMessage: 'Delivery from {brand}' },
  pickUp: { id: 'order.calendar.pickUp', defaultMessage: 'Collect your order: {boutique}' },
  orderNo: { id: 'order.number', defaultMessage: 'Order number {orderNo}' },
})

const DAY_MS = 86_400_000
/** Octets of a line without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** The delivery or collection as an iCalendar file (RFC 5545) with one event of whole days; null = the days are unknown. */
export function orderCalendar(
  order: OrderView,
  { intl, now }: { readonly intl: IntlShape; readonly now: number },
): string | null {
  const { arrivalDays: days, pickUp, orderNo } = order
  if (!days) return null
  const place = pickUp ? [pickUp.name, ...pickUp.address] : order.shippingAddress
  const summary = pickUp
    ? intl.formatMessage(messages.pickUp, { boutique: pickUp.name })
    : intl.formatMessage(messages.delivery, { brand: retailer.name })
  const details = [
    intl.formatMessage(messages.orderNo, { orderNo }),
    ...order.lines.map(({ quantity, brand, name }) => `${quantity} × ${brand} ${name}`),
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(retailer.name)}//Orders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${orderNo}@${retailer.mail.split('@')[1] ?? 'localhost'}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDate(days.first, 0)}`,
    // The end of whole days is the day after the last.
    `DTEND;VALUE=DATE:${basicDate(days.last, 1)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(place.join(', '))}`,
    `DESCRIPTION:${escapeText(details.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** A text value (RFC 5545, 3.3.11), without control characters. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A content line in lines of at most 75 octets, without splitting a character. */
export function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

function basicDate(day: string, laterDays: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + laterDays * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}
