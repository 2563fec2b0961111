import type { AddressCountry } from './addressRules.js'

/** Words of every country, because shoppers also use them abroad. */
const EVERYWHERE = [
  String.raw`p\.?\s?o\.?\s?box`,
  'post office box',
  'postfach',
  'packstation',
  'postfiliale',
  'pick-?post',
  'postboks',
  'pakkeboks',
  'boîte postale',
  'boite postale',
  'case postale',
  'casella postale',
] as const

/** Abbreviations and words that mean a post office box or a parcel locker in one country only. */
const ONLY = {
  CH: [String.raw`c\.?p\.?\s?\d+`, 'my ?post ?24'],
  DE: ['paketbox', 'paketshop', String.raw`postnummer\s?\d+`],
  AT: ['abholstation', 'abholbox', 'paketshop'],
  DK: ['postbox', 'pakkeshop', 'døgnboks'],
  FR: [String.raw`(?:b\.?p\.?|c\.?s\.?|tsa)\s?\d+`, 'cedex', 'point relais', 'relais colis'],
  GB: ['bfpo', String.raw`locker(?!\s+(?:street|st|road|rd|lane|avenue|close|way|drive))`],
} as const satisfies Readonly<Record<AddressCountry, readonly string[]>>

/**
 * Whether a line of an address names a post office box, a parcel locker or a pick-up point, where an insured parcel
 * cannot be signed for. Compares whole words: "Postfachstrasse" is a street.
 */
export function isUndeliverable(country: AddressCountry, line: string): boolean {
  const words = [...EVERYWHERE, ...ONLY[country]].join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu').test(line)
}
