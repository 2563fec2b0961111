/** Countries that we deliver to, ISO 3166 alpha-2. */
export const addressCountries = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB'] as const

export type AddressCountry = (typeof addressCountries)[number]

/** Parts of an address; the names of its form data. */
export type AddressField = 'country' | 'firstName' | 'lastName' | 'company' | 'line1' | 'line2' | 'postalCode' | 'city'

/** How a country writes addresses. */
export interface AddressRule {
  /** As an envelope has it; the country stands before them, since it decides. */
  readonly order: readonly Exclude<AddressField, 'country'>[]
  /** What the first line is called: number behind the street, before it, with floor and door, or no rule at all. */
  readonly line1: 'streetNumber' | 'numberStreet' | 'streetFloor' | 'addressLine'
  readonly city: 'town' | 'postTown'
  readonly postalCode: {
    /** Of the code alone, as it is stored. */
    readonly pattern: string
    /** What people write before it: `CH-`. */
    readonly prefix: string
    readonly inputMode: 'numeric' | 'text'
    readonly example: string
  }
}

const continental = ['firstName', 'lastName', 'company', 'line1', 'line2', 'postalCode', 'city'] as const
const british = ['firstName', 'lastName', 'company', 'line1', 'line2', 'city', 'postalCode'] as const

/** Every rule in one table: a country more is a row more. */
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

/** Whether we have a rule for a country. */
export const isAddressCountry = (country: string): country is AddressCountry => Object.hasOwn(addressRules, country)
