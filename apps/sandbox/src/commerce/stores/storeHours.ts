import type { StoreOpeningDay } from '@vitrine/commerce-client/types/store'
import type { TextLanguage, Localised } from '../../seed/localised.js'
import { text } from '../../seed/text.js'

const CLOSED = text('closed', 'geschlossen', 'fermé', 'lukket')
// 1970-01-05 was a Monday.
const MONDAY = Date.UTC(1970, 0, 5)
const DAY = 24 * 60 * 60 * 1000

/** The week as HTML, as the platform stores it in `storeHours`: consecutive days with the same hours in one line. */
export function storeHours(week: readonly StoreOpeningDay[], language: TextLanguage): string {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const lines: { first: string; last: string; hours: string }[] = []
  for (const [index, day] of week.entries()) {
    const name = names.format(MONDAY + index * DAY)
    const hours = hoursOf(day, CLOSED, language)
    const line = lines.at(-1)
    if (line?.hours === hours) line.last = name
    else lines.push({ first: name, last: name, hours })
  }
  const items = lines.map(
    ({ first, last, hours }) => `<li>${first === last ? first : `${first}–${last}`}: ${hours}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

function hoursOf({ spans }: StoreOpeningDay, closed: Localised, language: TextLanguage): string {
  return spans.length === 0 ? closed[language] : spans.map(({ from, to }) => `${from}–${to}`).join(', ')
}
