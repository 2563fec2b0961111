import { type AddressCountry, type AddressRule, addressRules } from './addressRules.js'

const INWARD = 3

/** The normalized postal code: without a `CH-` or `D ` prefix and extra spaces, `SW1A 1AA` in upper case. */
export function normalizedPostalCode(country: AddressCountry, written: string): string {
  const { prefix, inputMode } = ruleOf(country)
  const bare = written
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(new RegExp(`^${prefix}[-–]?`), '')
  return inputMode === 'numeric' || bare.length <= INWARD ? bare : `${bare.slice(0, -INWARD)} ${bare.slice(-INWARD)}`
}

/** Whether a postal code is valid for a country, in any notation. */
export function isPostalCode(country: AddressCountry, written: string): boolean {
  return new RegExp(`^(?:${ruleOf(country).pattern})$`).test(normalizedPostalCode(country, written))
}

/** Regular expression for the `pattern` attribute, which validates unnormalized input: any case, prefix, spaces. */
export function postalCodePattern(country: AddressCountry): string {
  const { pattern, prefix } = ruleOf(country)
  const anyCase = (source: string) => source.replace(/A-Z/g, 'A-Za-z')
  const letters = prefix.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`)
  return String.raw`\s*(?:${letters}\s?[\-–]?\s?)?${anyCase(pattern).replace(' ', String.raw`\s?`)}\s*`
}

const ruleOf = (country: AddressCountry): AddressRule['postalCode'] => addressRules[country].postalCode
