import { localeCountry } from '../site/localeParts.js'
import type { BasketPlace } from './basketValidity.js'

/** Currency of a shop without a configured currency (Spec §9). */
export const DEFAULT_CURRENCY = 'CHF'

/**
 * Country and currency a basket must match: the country part of the locale id (default CH) and the active currency
 * (default CHF), Spec §4 "Basket validity" and §9.
 */
export function basketPlace(localeId: string, currency?: string): BasketPlace {
  return { country: localeCountry(localeId), currency: currency || DEFAULT_CURRENCY }
}
