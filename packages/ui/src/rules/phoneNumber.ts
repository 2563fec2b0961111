import { callingCodes, type PhoneCountry, trunkPrefix } from './callingCodes.js'

/** An entered telephone number: the country and the national part as typed. */
export interface PhoneParts {
  readonly country: PhoneCountry
  readonly national: string
}

const INTERNATIONAL = /^\s*(?:\+|00)/
const OPTIONAL_TRUNK = /\(0\)/

/** Maximum length of E.164, including the country code. */
const MAX_DIGITS = 15

/**
 * `+41791234567`: digits only, at most 15; empty without a number or when it is too long. An international number
 * overrides the country.
 */
export function toE164({ country, national }: PhoneParts): string {
  const isInternational = INTERNATIONAL.test(national)
  const digits = digitsOf(national.replace(INTERNATIONAL, '').replace(OPTIONAL_TRUNK, ''))
  if (digits === '') return ''
  const number = isInternational ? digits : `${callingCodes[country]}${digits.replace(trunkPrefix(country), '')}`
  return number.length > MAX_DIGITS ? '' : `+${number}`
}

/**
 * Splits an international number such as `+41 (0)79 123 45 67` or `0041 79 123 45 67`. Returns `null` when it does not
 * start with a calling code of `countries`. When countries share a code, `current` wins, then the first.
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

/** Longer codes first (+1 242 before +1); for equal codes the current country first. */
const rank = (country: PhoneCountry, current: PhoneCountry | undefined) =>
  callingCodes[country].length * 2 + Number(country === current)

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Removes the first `count` digits with their separators, and keeps the formatting of the rest. */
const withoutDigits = (text: string, count: number) => text.replace(new RegExp(`^(?:\\D*\\d){${count}}[^\\d(]*`), '')
