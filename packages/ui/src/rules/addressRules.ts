/** Delivery countries, ISO 3166 alpha-2. */
export const addressCountries = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB'] as const

export type AddressCountry = (typeof addressCountries)[number]

/** Address fields, also their names in form data. */
export type AddressField = 'country' | 'firstName' | 'lastName' | 'company' | 'line1' | 'line2' | 'postalCode' | 'city'

/** Address format of a country. */
export interface AddressRule {
  /** In postal order; the country precedes them in the form, because it determines the others. */
  readonly order: readonly Exclude<AddressField, 'country'>[]
  /**
   * Format of the first line, which determines its label: number after the street, before it, with floor and door, or
   * free.
   */
  readonly line1: 'streetNumber' | 'numberStreet' | 'streetFloor' | 'addressLine'
  readonly city: 'town' | 'postTown'
  readonly postalCode: {
    /** Pattern of the normalized code. */
    readonly pattern: string
    /** Optional prefix, as in `CH-`. */
    readonly prefix: string
    readonly inputMode: 'numeric' | 'text'
    readonly example: string
  }
}

const continental = ['firstName', 'lastName', 'company', 'line1', 'line2', 'postalCode', 'city'] as const
const british = ['firstName', 'lastName', 'company', 'line1', 'line2', 'city', 'postalCode'] as const

/** All rules; to add a country, add an entry. */
export const addressRules = {
  CH: {
    order: continental,
    line1: 'streetNumber',
    city: 'town',
    postalCode: { pattern: '[1-9][0-9]{3}', prefix: 'CH', inputMode: 'numeric', example: '8001' },
  },
  DE: {
    order: continental,
    line1: 'streetNumber',
    city: 'town',
    postalCode: { pattern: '[0-9]{5}', prefix: 'DE?', inputMode: 'numeric', example: '80539' },
  },
  AT: {
    order: continental,
    line1: 'streetNumber',
    city: 'town',
    postalCode: { pattern: '[1-9][0-9]{3}', prefix: 'AT?', inputMode: 'numeric', example: '1010' },
  },
  DK: {
    order: continental,
    line1: 'streetFloor',
    city: 'town',
    postalCode: { pattern: '[0-9]{4}', prefix: 'DK', inputMode: 'numeric', example: '1110' },
  },
  FR: {
    order: continental,
    line1: 'numberStreet',
    city: 'town',
    postalCode: {
      pattern: '(?:0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}',
      prefix: 'FR?',
      inputMode: 'numeric',
      example: '75001',
    },
  },
  GB: {
    order: british,
    line1: 'addressLine',
    city: 'postTown',
    postalCode: {
      pattern: '[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}',
      prefix: 'GB',
      inputMode: 'text',
      example: 'W1S 3PR',
    },
  },
} as const satisfies Readonly<Record<AddressCountry, AddressRule>>

/** Type guard for a supported country. */
export const isAddressCountry = (country: string): country is AddressCountry => Object.hasOwn(addressRules, country)
