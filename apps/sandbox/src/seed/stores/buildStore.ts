import type { StoreOpeningDay, StoreOpeningSpan } from '@vitrine/commerce-client/types/store'
import type { CountryCode } from '../../commerce/siteConfig.js'
import { holidays } from './holidays.js'
import type { SeedStore } from './storeTypes.js'

const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  DK: 'Europe/Copenhagen',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** Data of a boutique; the rest is derived from its country. */
export interface StoreInput
  extends Omit<SeedStore, 'timeZone' | 'week' | 'exceptions' | 'email' | 'latitude' | 'longitude'> {
  /** Latitude and longitude in degrees. */
  readonly position: readonly [number, number]
  /** Opening hours of each working day, e.g. `['10:00-18:30']`. */
  readonly weekdays: readonly string[]
  readonly saturday: readonly string[]
  /** Days that differ from the week, e.g. closed Mondays. */
  readonly otherDays?: readonly StoreOpeningDay[] | undefined
  /** Its own exceptional days, in addition to the country's holidays. */
  readonly exceptions?: SeedStore['exceptions'] | undefined
}

/** A boutique with hours, time zone, holidays and e-mail address. */
export function buildStore({
  position,
  weekdays,
  saturday,
  otherDays = [],
  exceptions = [],
  ...store
}: StoreInput): SeedStore {
  const [latitude, longitude] = position
  const usual: readonly StoreOpeningDay[] = [
    ...WEEKDAYS.map((day) => ({ day, spans: spans(weekdays) })),
    { day: 'saturday', spans: spans(saturday) },
    { day: 'sunday', spans: [] },
  ]
  return {
    ...store,
    latitude,
    longitude,
    email: `${store.id.replace('halbrenn-', '')}@halbrenn.example`,
    timeZone: TIME_ZONES[store.countryCode],
    week: usual.map((day) => otherDays.find((other) => other.day === day.day) ?? day),
    exceptions: [...exceptions, ...holidays[store.countryCode]].sort((a, b) => (a.date < b.date ? -1 : 1)),
  }
}

/** Parses `10:00-18:30`. */
export function spans(texts: readonly string[]): readonly StoreOpeningSpan[] {
  return texts.map((span) => {
    const [from = '', to = ''] = span.split('-')
    return { from, to }
  })
}
