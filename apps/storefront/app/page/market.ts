import type { SiteLocale } from '@vitrine/commerce-client/types/site'
import { type CountryRecord, countryOf } from '../config/countries.js'
import { type Language, languageOf } from '../config/languages.js'
import type { ShellData } from '../contract/pageData.js'

/** Settings derived from the locale of a page. */
export interface Market {
  readonly locale: SiteLocale
  readonly country: CountryRecord
  readonly language: Language
  readonly currency: string
}

/** The market of the page on the screen. */
export function marketOfShell({ localeId, localeAlias, currency }: ShellData): Market {
  return marketOf({ id: localeId, alias: localeAlias, additionalAlias: [], preferredCurrency: currency })
}

export function marketOf(locale: SiteLocale): Market {
  const country = countryOf(locale.id.split('-')[1] ?? '')
  return { locale, country, language: languageOf(locale.id), currency: locale.preferredCurrency || country.currency }
}
