import type { GeocodeResult } from '@vitrine/commerce-client/types/geocode'
import { gazetteerCountries, towns, type Town } from '../../seed/gazetteer.js'
import type { TextLanguage } from '../../seed/localised.js'
import { readMarket, toCountry } from '../http/market.js'
import { badRequest, Problem } from '../http/problem.js'
import { first, type Query } from '../http/query.js'
import type { CountryCode } from '../siteConfig.js'
import { comparablePostalCode } from './postalCodes.js'
import { missingParameter } from './readPlace.js'

const MAXIMUM_LENGTH = 200
const SHORTEST_BEGINNING = 3
const TOWN_ZOOM = 12
const POSTAL_ZOOM = 14

/**
 * `GET custom/stores/v1/geocode` (ours): finds a postal code, a town in any of the four languages or its beginning, or
 * a country, alone or in a line such as `8001 Zürich, Schweiz`. `country` disambiguates places of the same name.
 * @throws Problem 400 for a missing or too long address, 404 `place-not-found`
 */
export function geocode(query: Query): GeocodeResult {
  const { language } = readMarket(query, badRequest)
  const address = first(query, 'address')?.trim()
  if (!address) throw missingParameter('address')
  if (address.length > MAXIMUM_LENGTH) {
    const expected = `(1..${MAXIMUM_LENGTH})`
    throw badRequest("The length constraint was violated by 'address'.", { parameter: 'address', expected })
  }
  const words = comparable(address)
  const preferred = toCountry(first(query, 'country')?.toUpperCase())
  const named = countryNamed(words)
  const result =
    byPostalCode(address, named ?? preferred, language) ??
    byTown(words, named ?? preferred, language) ??
    (named && countryResult(named, language))
  if (result) return result
  throw new Problem(404, 'place-not-found', 'No place is known for the address.')
}

function byPostalCode(address: string, preferred: CountryCode | null, language: TextLanguage): GeocodeResult | null {
  const parts = address.split(/[\s,;]+/).filter((part) => part !== '')
  const candidates = [...parts, ...parts.slice(1).map((part, index) => `${parts[index]}${part}`)]
  for (const town of inOrder(preferred)) {
    const code = candidates.find((part) => town.postalCodes.includes(comparablePostalCode(part, town.countryCode)))
    if (code !== undefined) return townResult(town, language, comparablePostalCode(code, town.countryCode))
  }
  return null
}

/** The longest name contained in the address as whole words, else a name that starts like it. */
function byTown(words: string, preferred: CountryCode | null, language: TextLanguage): GeocodeResult | null {
  const ordered = inOrder(preferred)
  const inside = ordered
    .map((town) => ({
      town,
      length: Math.max(...namesOf(town).map((name) => (contains(words, name) ? name.length : 0))),
    }))
    .reduce((best, one) => (one.length > best.length ? one : best), { town: ordered[0], length: 0 })
  if (inside.town && inside.length > 0) return townResult(inside.town, language, null)
  if (words.length < SHORTEST_BEGINNING) return null
  const begun = ordered.find((town) => namesOf(town).some((name) => name.startsWith(words)))
  return begun ? townResult(begun, language, null) : null
}

function countryNamed(words: string): CountryCode | null {
  const codes: readonly CountryCode[] = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB']
  return (
    codes.find((code) =>
      Object.values(gazetteerCountries[code].name).some((name) => contains(words, comparable(name))),
    ) ?? null
  )
}

function townResult(town: Town, language: TextLanguage, postalCode: string | null): GeocodeResult {
  const { countryCode, latitude: lat, longitude: lng } = town
  const city = town.name[language]
  const country = gazetteerCountries[countryCode].name[language]
  const line = postalCode === null ? city : countryCode === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
  const zoomLevel = postalCode === null ? TOWN_ZOOM : POSTAL_ZOOM
  return { lat, lng, formattedAddress: `${line}, ${country}`, city, country, countryCode, zoomLevel }
}

function countryResult(countryCode: CountryCode, language: TextLanguage): GeocodeResult {
  const { name, latitude: lat, longitude: lng, zoomLevel } = gazetteerCountries[countryCode]
  const country = name[language]
  return { lat, lng, formattedAddress: country, city: '', country, countryCode, zoomLevel }
}

function inOrder(preferred: CountryCode | null): readonly Town[] {
  if (preferred === null) return towns
  const isNear = (town: Town) => town.countryCode === preferred
  return [...towns.filter(isNear), ...towns.filter((town) => !isNear(town))]
}

function namesOf({ name }: Town): readonly string[] {
  return Object.values(name).map(comparable)
}

/** Lower case without accents, single spaces between words. */
function comparable(value: string): string {
  const plain = value
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

function contains(words: string, name: string): boolean {
  return ` ${words} `.includes(` ${name} `)
}
