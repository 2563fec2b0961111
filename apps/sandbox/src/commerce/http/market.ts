import type { Currency, Language, TextLanguage } from '../../seed/localised.js'
import { COUNTRIES, DEFAULT_COUNTRY, FALLBACK_LANGUAGE, type CountryCode } from '../siteConfig.js'
import type { Problem } from './problem.js'
import { first, type Query } from './query.js'

/** Language, country and currency of one response. */
export interface Market {
  /** As sent, with a hyphen, e.g. `de-CH`; `default` when absent. */
  readonly locale: string
  readonly language: TextLanguage
  readonly country: CountryCode
  readonly currency: Currency
}

const LOCALE = /^([a-z]{2})(?:[-_]([A-Z]{2}))?$/
const LANGUAGES = new Set<string>(Object.values(COUNTRIES).flatMap(({ languages }) => languages))

/**
 * Reads `locale` (`de-CH` or `de_CH`, default: English) and `currency` (default: that of the country). A well-formed
 * locale that the site does not have falls back to English and its own country, or Switzerland.
 * @param refuse creates the API family's own 400 error
 */
export function readMarket(query: Query, refuse: (detail: string) => Problem): Market {
  const given = first(query, 'locale') ?? 'default'
  const [, language, region] = LOCALE.exec(given) ?? []
  if (given !== 'default' && !language) throw refuse(`The locale '${given}' is not valid.`)
  const country = toCountry(region)
  const currency = first(query, 'currency') ?? COUNTRIES[country ?? DEFAULT_COUNTRY].currency
  if (!isCurrency(currency)) throw refuse(`The currency '${currency}' is not valid.`)
  return {
    locale: given.replace('_', '-'),
    language: language && isLanguage(language) ? textLanguage(language, country) : FALLBACK_LANGUAGE,
    country: country ?? DEFAULT_COUNTRY,
    currency,
  }
}

/** The variant of a language used in a country. */
export function textLanguage(language: Language, country: CountryCode | null): TextLanguage {
  return language === 'de' && country === 'CH' ? 'de-CH' : language
}

/** Country code in upper case; the United Kingdom also as `UK`. `null` = not one of our markets. */
export function toCountry(code: string | undefined): CountryCode | null {
  if (code === 'UK') return 'GB'
  return code !== undefined && isCountry(code) ? code : null
}

export function isCurrency(value: string): value is Currency {
  return Object.values(COUNTRIES).some(({ currency }) => currency === value)
}

function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(COUNTRIES, code)
}

function isLanguage(value: string): value is Language {
  return LANGUAGES.has(value)
}
