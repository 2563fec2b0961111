import { callingCodes, type PhoneCountry, trunkPrefix } from './callingCodes.js'

/** A telephone number as it is entered: the country, and the rest the way somebody wrote it. */
export interface PhoneParts {
  readonly country: PhoneCountry
  readonly national: string
}

const INTERNATIONAL = /^\s*(?:\+|00)/
const OPTIONAL_TRUNK = /\(0\)/

/** E.164 allows no more, the country's code among them. */
const MAX_DIGITS = 15

/**
 * `+41791234567`: digits only, at most 15; empty without a number, and for what is too long to be one. An international
 * number wins over the country.
 */
export function toE164({ country, national }: PhoneParts): string {
  const isInternational = INTERNATIONAL.test(national)
  const digits = digitsOf(national.replace(INTERNATIONAL, '').replace(OPTIONAL_TRUNK, ''))
  if (digits === '') return ''
  const number = isInternational ? digits : `${callingCodes[country]}${digits.replace(trunkPrefix(country), '')}`
  return number.length > MAX_DIGITS ? '' : `+${number}`
}

/**
 * Splits a whole number such as `+41 (0)79 123 45 67` or `0041 79 123 45 67` into its parts, or returns `null` when it
 * starts with no calling code of `countries`. Of countries that share a code, `current` wins, then the first.
 */
export function splitPhone(
  text: string,
  countries: readonly PhoneCountry[],
  current?: PhoneCountry,
): PhoneParts | null {
  if (!INTERNATIONAL.test(text)) return null
  const rest = text.replace(INTERNATIONAL, '').replace(OPTIONAL_TRUNK, '')
  const digits = digitsOf(rest)
  const [match] = countries
    .filter((country) => digits.startsWith(callingCodes[country]))
    .toSorted((a, b) => rank(b, current) - rank(a, current))
  return match ? { country: match, national: withoutDigits(rest, callingCodes[match].length) } : null
}

/** Longer codes first (+1 242 before +1); the current country before its equals. */
const rank = (country: PhoneCountry, current: PhoneCountry | undefined) =>
  callingCodes[country].length * 2 + Number(country === current)

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Drops the first `count` digits and what stands around them, and keeps how the rest is written. */
const withoutDigits = (text: string, count: number) => text.replace(new RegExp(`^(?:\\D*\\d){${count}}[^\\d(]*`), '')
