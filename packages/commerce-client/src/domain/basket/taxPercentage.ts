import type { Basket } from '../../types/basket.js'

/**
 * Tax as a fraction of the net total, 0.081 for 8.1 %: taxTotal / (orderTotal − taxTotal) (Spec §9). null = cannot be
 * calculated.
 */
export function taxPercentage({ taxTotal, orderTotal }: Pick<Basket, 'taxTotal' | 'orderTotal'>): number | null {
  if (taxTotal === undefined || orderTotal === undefined) return null
  const part = taxTotal / (orderTotal - taxTotal)
  return Number.isFinite(part) && part >= 0 ? part : null
}
