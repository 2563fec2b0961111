import type { Currency } from '../../seed/localised.js'
import { text } from '../../seed/text.js'
import type { Market } from '../http/market.js'

/** One value of the price refinement. */
export interface PriceRange {
  /** `(min..max)`, either bound may be missing. */
  readonly value: string
  readonly label: string
}

const KRONER_STEPS = [7_500, 20_000, 40_000, 75_000, 200_000]
const EURO_STEPS = [1_000, 2_500, 5_000, 10_000, 25_000]

/** Bounds between the ranges, in major units. */
const STEPS: Readonly<Record<Currency, readonly number[]>> = {
  CHF: EURO_STEPS,
  EUR: EURO_STEPS,
  GBP: EURO_STEPS,
  DKK: KRONER_STEPS,
}

const UP_TO = text('Up to', 'Bis', 'Jusqu’à', 'Op til')
const FROM = text('From', 'Ab', 'À partir de', 'Fra')

/** Ranges of the price refinement in a market's currency and language. */
export function priceRanges({ currency, country, language }: Market): readonly PriceRange[] {
  const format = new Intl.NumberFormat(`${language.slice(0, 2)}-${country}`, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  const bounds = [null, ...STEPS[currency], null]
  return bounds.slice(1).map((to, index) => {
    const from = bounds[index] ?? null
    return { value: `(${from ?? ''}..${to ?? ''})`, label: label(from, to) }
  })

  function label(from: number | null, to: number | null): string {
    if (from === null) return `${UP_TO[language]} ${format.format(to ?? 0)}`
    if (to === null) return `${FROM[language]} ${format.format(from)}`
    return `${format.format(from)} – ${format.format(to)}`
  }
}
