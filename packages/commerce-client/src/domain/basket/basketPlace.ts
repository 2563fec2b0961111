import { localeCountry } from '../site/localeParts.js'
import type { BasketPlace } from './basketValidity.js'

/** Currency of a shop that sets none (Spec §9). */
export const DEFAULT_CURRENCY = 'CHF'

/**
 * Where a shopper's basket belongs: the country part of the locale id (default CH) and the active currency (default CHF),
 * Spec §4 "Basket validity" and §9.
 */
export function basketPlace(localeId: string, currency?: string): BasketPlace {
  return { country: localeCountry(localeId), currency: currency || DEFAULT_CURRENCY }
}
