import type { FieldFault } from './fault.js'
import { textOf } from './contactValues.js'
import {
  type AddressCountry,
  addressCountries,
  type AddressField,
  addressRules,
  isAddressCountry,
} from './addressRules.js'
import { isPostalCode, normalizedPostalCode } from './postalCode.js'

/** The entered address; missing fields are empty strings. `country` is ISO 3166 alpha-2. */
export type AddressValues = Readonly<Record<AddressField, string>>

/** Section of an address in a form: the prefix of its autocomplete tokens and field names. */
export type AddressSection = 'shipping' | 'billing'

/** Maximum length of a line, as on a shipping label. */
export const LINE_LIMIT = 80

/** Field name in form data: `shipping.city`, or `city` in a form with a single address. */
export const addressFieldName = (field: AddressField, section?: AddressSection) =>
  section ? `${section}.${field}` : field

/** Reads an address from form data, submitted with or without scripts; normalizes the postal code. */
export function addressValues(data: FormData, section?: AddressSection): AddressValues {
  const read = (field: AddressField) => textOf(data, addressFieldName(field, section))
  const country = read('country')
  const postalCode = read('postalCode')
  return {
    country,
    firstName: read('firstName'),
    lastName: read('lastName'),
    company: read('company'),
    line1: read('line1'),
    line2: read('line2'),
    postalCode: isAddressCountry(country) ? normalizedPostalCode(country, postalCode) : postalCode,
    city: read('city'),
  }
}

/**
 * Validation errors of an address, in the field order of its country; empty = valid. `countries`: those that the form
 * offers.
 */
export function addressProblems(
  values: AddressValues,
  countries: readonly AddressCountry[] = addressCountries,
): readonly FieldFault<AddressField>[] {
  const { country } = values
  if (!isAddressCountry(country) || !countries.includes(country)) return [{ name: 'country', kind: 'choose' }]
  const faults: FieldFault<AddressField>[] = []
  for (const name of addressRules[country].order) {
    const value = values[name]
    if (!value) {
      if (!isOptional(name)) faults.push({ name, kind: 'required' })
    } else if (name === 'postalCode') {
      if (!isPostalCode(country, value)) faults.push({ name, kind: 'format' })
    } else if (value.length > LINE_LIMIT) faults.push({ name, kind: 'tooLong', limit: LINE_LIMIT })
  }
  return faults
}

/** Rarely used fields. */
export const isOptional = (field: AddressField) => field === 'company' || field === 'line2'
