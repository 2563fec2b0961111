import type { CountryCode } from './countryCodes.js'

/** Facts of one country (decision 4). Phone numbers and addresses are invented. */
export interface CountryRecord {
  readonly code: CountryCode
  /** Code in paths and CMS calls (`uk` for GB). */
  readonly pathCode: string
  readonly name: Readonly<Record<string, string>>
  readonly languages: readonly string[]
  readonly currency: string
  /** IANA time zone in which the country's shop displays dates. */
  readonly timeZone: string
  /** Customer service, E.164. */
  readonly phone: string
  readonly phoneLabel: string
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
  /** Brands that give the international warranty themselves; otherwise the retailer does (Spec §9 "Key facts"). */
  readonly warrantyBrands: readonly string[]
  /** Third-party watch brands sold in the country (5 in ch, 3 in de, 2 elsewhere). */
  readonly thirdPartyWatchBrands: readonly string[]
  /** Which earlier price may be struck through next to a reduced price. */
  readonly regularPriceRule: 'lowestPrice30d' | 'rootPrice'
  /**
   * What buyers may do with a delivered product: withdraw by law, with an online function (`online`); cancel by law
   * (`cancellation`); return it voluntarily (`voluntary`).
   */
  readonly withdrawal: 'online' | 'cancellation' | 'voluntary'
  /** True where the post reads towns in capitals. */
  readonly hasTownInCapitals?: boolean
  /** True where an address has the postal code on a line of its own, below the town. */
  readonly isPostalCodeBelowTown?: boolean
}

const swissBrands = ['Aurelune', 'Tessmohr', 'Brandvold', 'Ilvane', 'Montferre']

export const countries: readonly CountryRecord[] = [
  {
    code: 'CH',
    pathCode: 'ch',
    name: { en: 'Switzerland', de: 'Schweiz', fr: 'Suisse', da: 'Schweiz' },
    languages: ['de', 'fr', 'en'],
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    phone: '+41445550130',
    phoneLabel: '+41 44 555 01 30',
    address: { street: 'Uferweg 18', postalCode: '8001', city: 'Zürich' },
    warrantyBrands: swissBrands,
    thirdPartyWatchBrands: swissBrands,
    regularPriceRule: 'rootPrice',
    withdrawal: 'voluntary',
  },
  {
    code: 'DE',
    pathCode: 'de',
    name: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', da: 'Tyskland' },
    languages: ['de', 'en'],
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    phone: '+498955501300',
    phoneLabel: '+49 89 55 50 13 00',
    address: { street: 'Residenzgasse 7', postalCode: '80333', city: 'München' },
    warrantyBrands: ['Aurelune', 'Tessmohr', 'Brandvold'],
    thirdPartyWatchBrands: ['Aurelune', 'Tessmohr', 'Brandvold'],
    regularPriceRule: 'lowestPrice30d',
    withdrawal: 'online',
  },
  {
    code: 'AT',
    pathCode: 'at',
    name: { en: 'Austria', de: 'Österreich', fr: 'Autriche', da: 'Østrig' },
    languages: ['de', 'en'],
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    phone: '+4315550130',
    phoneLabel: '+43 1 555 01 30',
    address: { street: 'Kohlhof 4', postalCode: '1010', city: 'Wien' },
    warrantyBrands: ['Aurelune', 'Tessmohr'],
    thirdPartyWatchBrands: ['Aurelune', 'Tessmohr'],
    regularPriceRule: 'lowestPrice30d',
    withdrawal: 'online',
  },
  {
    code: 'DK',
    pathCode: 'dk',
    name: { en: 'Denmark', de: 'Dänemark', fr: 'Danemark', da: 'Danmark' },
    languages: ['da', 'en'],
    currency: 'DKK',
    timeZone: 'Europe/Copenhagen',
    phone: '+4533555013',
    phoneLabel: '+45 33 55 50 13',
    address: { street: 'Sølvstræde 12', postalCode: '1110', city: 'København K' },
    warrantyBrands: ['Brandvold', 'Aurelune'],
    thirdPartyWatchBrands: ['Brandvold', 'Aurelune'],
    regularPriceRule: 'lowestPrice30d',
    withdrawal: 'online',
  },
  {
    code: 'FR',
    pathCode: 'fr',
    name: { en: 'France', de: 'Frankreich', fr: 'France', da: 'Frankrig' },
    languages: ['fr', 'en'],
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    phone: '+33155501300',
    phoneLabel: '+33 1 55 50 13 00',
    address: { street: '21, rue du Quai-Clair', postalCode: '75002', city: 'Paris' },
    warrantyBrands: ['Montferre', 'Aurelune'],
    thirdPartyWatchBrands: ['Montferre', 'Aurelune'],
    regularPriceRule: 'lowestPrice30d',
    withdrawal: 'online',
    hasTownInCapitals: true,
  },
  {
    code: 'GB',
    pathCode: 'uk',
    name: { en: 'United Kingdom', de: 'Vereinigtes Königreich', fr: 'Royaume-Uni', da: 'Storbritannien' },
    languages: ['en'],
    currency: 'GBP',
    timeZone: 'Europe/London',
    phone: '+442075550130',
    phoneLabel: '+44 20 7555 0130',
    address: { street: '9 Albion Row', postalCode: 'W1J 0AA', city: 'London' },
    warrantyBrands: ['Ilvane', 'Aurelune'],
    thirdPartyWatchBrands: ['Ilvane', 'Aurelune'],
    regularPriceRule: 'rootPrice',
    withdrawal: 'cancellation',
    isPostalCodeBelowTown: true,
  },
]

/** Country of a page that does not specify one (Spec §9). */
const defaultCountryCode = 'CH'

/** Facts of a country by ISO or path code, case-insensitive; falls back to the default country. */
export function countryOf(code: string): CountryRecord {
  const wanted = code.toUpperCase()
  const found = countries.find((country) => country.code === wanted || country.pathCode.toUpperCase() === wanted)
  const fallback = countries.find((country) => country.code === defaultCountryCode)
  const record = found ?? fallback
  if (!record)
    throw new Error(`No country "${code}" and no default country are configured. Add them to config/countries.ts.`)
  return record
}
