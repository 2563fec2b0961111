import type { IntlShape } from 'react-intl'

const METRES_PER_MILE = 1609.344
/** Regions that use miles. */
const IN_MILES = /-(?:GB|US)\b/

/** A distance in metres in the shopper's unit: `400 m`, `2.4 km`, `1.5 mi`; null for an invalid one. */
export function distanceText(intl: Pick<IntlShape, 'formatNumber' | 'locale'>, metres: number): string | null {
  if (!Number.isFinite(metres) || metres < 0) return null
  const write = (value: number, unit: string, digits: number) =>
    intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: digits })
  const digits = (value: number) => (value < 10 ? 1 : 0)
  if (IN_MILES.test(intl.locale)) {
    const miles = metres / METRES_PER_MILE
    return write(miles, 'mile', digits(miles))
  }
  if (metres < 950) return write(Math.round(metres / 50) * 50, 'meter', 0)
  return write(metres / 1000, 'kilometer', digits(metres / 1000))
}
