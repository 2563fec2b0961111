export type Range = readonly [from: number, to: number]

/** A range within the limits, sorted; an invalid number becomes the limit. */
export function rangeWithin([from, to]: Range, min: number, max: number): Range {
  const low = clamp(Number.isFinite(from) ? from : min, min, max)
  const high = clamp(Number.isFinite(to) ? to : max, min, max)
  return low <= high ? [low, high] : [high, low]
}

/** Parses typed text: `12'500`, `12 500`, `CHF 12,500.–` and `12.500,00` are all 12500. null = not a number. */
export function typedNumber(typed: string): number | null {
  const [digits] = /\d[\d\s.,'’\u00A0\u202F]*/u.exec(typed) ?? []
  if (digits === undefined) return null
  const whole = digits.trim().replace(/[.,]\d{0,2}$/u, '')
  return Number(whole.replaceAll(/\D/gu, ''))
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
