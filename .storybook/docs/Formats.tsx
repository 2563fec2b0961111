import { Rows } from './Rows.tsx'

const MARKETS = [
  { name: 'English (en-GB)', tag: 'en-GB', currency: 'GBP' },
  { name: 'German (de-CH)', tag: 'de-CH', currency: 'CHF' },
  { name: 'German (de-DE)', tag: 'de-DE', currency: 'EUR' },
  { name: 'French (fr-CH)', tag: 'fr-CH', currency: 'CHF' },
  { name: 'French (fr-FR)', tag: 'fr-FR', currency: 'EUR' },
  { name: 'Danish (da-DK)', tag: 'da-DK', currency: 'DKK' },
] as const

const CHRISTMAS_EVE = new Date(2026, 11, 24, 18)

/** Prices, numbers, dates and times in the format of each market, formatted with `Intl` as in the components. */
export const Formats = () => (
  <Rows
    head={['Language', 'Price', 'Number', 'Day', 'Time']}
    rows={MARKETS.map(({ name, tag, currency }) => [
      name,
      new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 }).format(12_500),
      new Intl.NumberFormat(tag).format(1234.5),
      new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(CHRISTMAS_EVE),
      new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(CHRISTMAS_EVE),
    ])}
  />
)
