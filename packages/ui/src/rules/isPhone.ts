const E164 = /^\+[1-9]\d{6,14}$/

/** Possible lengths of national numbers, without the trunk prefix. */
const LENGTHS = {
  '41': [9, 9],
  '49': [6, 11],
  '43': [6, 13],
  '45': [8, 8],
  '33': [9, 9],
  '44': [9, 10],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/**
 * Whether an E.164 number has a possible length: exact for the delivery countries, otherwise any that E.164 allows.
 * Servers may check more with a library.
 */
export function isPhone(number: string): boolean {
  if (!E164.test(number)) return false
  const match = Object.entries(LENGTHS).find(([code]) => number.startsWith(`+${code}`))
  if (!match) return true
  const [code, [min, max]] = match
  const length = number.length - 1 - code.length
  return length >= min && length <= max
}
