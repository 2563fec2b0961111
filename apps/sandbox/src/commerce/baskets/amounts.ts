/** Rounds an amount to two decimals, half up. */
export function roundAmount(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}

/** Sum of amounts, rounded, so that no binary remainder reaches the wire. */
export function sumAmounts(amounts: readonly number[]): number {
  return roundAmount(amounts.reduce((sum, amount) => sum + amount, 0))
}

/**
 * Tax that a gross amount contains.
 * @param rate fraction, e.g. 0.081
 */
export function includedTax(gross: number, rate: number): number {
  return roundAmount(gross - gross / (1 + rate))
}
