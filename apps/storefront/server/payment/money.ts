/** An amount in minor units of its currency, e.g. `{ minor: 820000, currency: 'CHF' }` for CHF 8200. */
export interface Money {
  readonly minor: number
  /** ISO 4217 */
  readonly currency: string
}

/**
 * Converts an amount of the platform (major units, a double) by its decimal text, because `x * 100` is not exact.
 *
 * @throws RangeError when the amount is negative, not finite, or too large for exact minor units.
 */
export function moneyOf(major: number, currency: string): Money {
  if (!Number.isFinite(major) || major < 0 || major > 1e12)
    throw new RangeError(`The amount ${major} ${currency} cannot be paid. Pass a total of the platform, not negative.`)
  return { minor: Number(major.toFixed(exponentOf(currency)).replace('.', '')), currency }
}

/** Major units, as the platform's payment instruments take them. */
export function majorUnits({ minor, currency }: Money): number {
  const exponent = exponentOf(currency)
  const digits = String(minor).padStart(exponent + 1, '0')
  return Number(`${digits.slice(0, digits.length - exponent)}.${digits.slice(digits.length - exponent)}`)
}

/** Whether both are the same amount of the same currency. */
export function isSameMoney(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency
}

/** Digits after the decimal point, e.g. 2 for CHF and 0 for JPY. */
function exponentOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
