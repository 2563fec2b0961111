import type { Money } from './localised.js'

/**
 * The price list of a product, derived from its Swiss price. Each market rounds differently, so there is no fixed ratio
 * between currencies.
 */
export function money(chf: number): Money {
  return { CHF: chf, EUR: round(chf * 1.07, 10), GBP: round(chf * 0.925, 10), DKK: danish(chf * 7.98) }
}

/** An explicit price list, for products whose prices follow no rule (accessories, gift cards). */
export function priceList(CHF: number, EUR: number, GBP: number, DKK: number): Money {
  return { CHF, EUR, GBP, DKK }
}

function round(amount: number, smallest: number): number {
  const step = amount < 1000 ? smallest : amount < 10_000 ? 50 : amount < 50_000 ? 100 : 500
  return Math.round(amount / step) * step
}

function danish(amount: number): number {
  if (amount < 10_000) return Math.round(amount / 100) * 100 - 5
  const step = amount < 100_000 ? 500 : 1000
  return Math.round(amount / step) * step
}
