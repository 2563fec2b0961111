/** Rounds an amount to two decimals, half up. */
export function roundAmount(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100
}

/** Sum of amounts, rounded, so that responses contain no floating-point remainder. */
export function sumAmounts(amounts: readonly number[]): number {
  return roundAmount(amounts.reduce((sum, amount) => sum + amount, 0))
}

/**
 * Tax contained in a gross amount.
 * @param rate fraction, e.g. 0.081
 */
export function includedTax(gross: number, rate: number): number {
  return roundAmount(gross - gross / (1 + rate))
}

/**
 * Splits an amount in proportion to weights, so that the shares add up to it to the cent and none exceeds its weight.
 * @param amount at most the sum of the weights
 */
export function splitAmount(amount: number, weights: readonly number[]): readonly number[] {
  const total = sumAmounts(weights)
  if (total === 0) return weights.map(() => 0)
  const cents = weights.map((weight) =>
    Math.floor((Math.round(amount * 100) * Math.round(weight * 100)) / (total * 100)),
  )
  let open = Math.round(amount * 100) - cents.reduce((sum, share) => sum + share, 0)
  return cents.map((share, index) => {
    const room = Math.round((weights[index] ?? 0) * 100) - share
    const extra = Math.min(open, room, 1)
    open -= extra
    return (share + extra) / 100
  })
}
