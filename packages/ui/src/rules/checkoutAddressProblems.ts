import { type AddressSection, type AddressValues, addressProblems, LINE_LIMIT } from './addressProblems.js'
import {
  type AddressCountry,
  addressCountries,
  type AddressField,
  addressRules,
  isAddressCountry,
} from './addressRules.js'
import type { CheckoutAddressValues } from './checkoutAddressValues.js'
import type { FieldFault } from './fault.js'
import { isPhone } from './isPhone.js'
import { isUndeliverable } from './undeliverable.js'

/** Field names of the step "where". */
export type CheckoutAddressField =
  | 'savedAddressId'
  | `${AddressSection}.${AddressField}`
  | 'shipping.phone'
  | 'storeId'
  | 'pickupPerson'

/** What a checkout offers in the step "where". */
export interface CheckoutAddressRules {
  /** Countries of delivery. */
  readonly countries: readonly AddressCountry[]
  /** Countries of the billing address; default: all. */
  readonly billingCountries?: readonly AddressCountry[] | undefined
  /** Ids of the boutiques with pick-up; without any, pick-up is refused. */
  readonly storeIds?: readonly string[] | undefined
}

type AddressFault = FieldFault<CheckoutAddressField>

/**
 * Validation errors of the step "where", in the order of the form; empty = valid. A delivery address must be one where a
 * person can sign; a billing address may be a post office box.
 */
export function checkoutAddressProblems(
  values: CheckoutAddressValues,
  { countries, billingCountries = addressCountries, storeIds = [] }: CheckoutAddressRules,
): readonly AddressFault[] {
  const billing = prefixed('billing', addressProblems(values.billing, billingCountries))
  if (values.mode === 'pickup') return [...pickUpProblems(values, storeIds), ...billing]
  return [
    ...shippingProblems(values.shipping, countries),
    ...phoneProblems(values.phone),
    ...(values.billingSame ? [] : billing),
  ]
}

const prefixed = (section: AddressSection, faults: readonly FieldFault<AddressField>[]): readonly AddressFault[] =>
  faults.map((fault) => ({ ...fault, name: `${section}.${fault.name}` }))

/** Lines that may name a post office box. */
const SIGNED = ['company', 'line1', 'line2', 'city'] as const

/** One error for each field, in the order of the country. */
function shippingProblems(values: AddressValues, countries: readonly AddressCountry[]): readonly AddressFault[] {
  const faults = addressProblems(values, countries)
  const { country } = values
  if (!isAddressCountry(country)) return prefixed('shipping', faults)
  const known = new Map(faults.map((fault) => [fault.name, fault]))
  const names: readonly AddressField[] = ['country', ...addressRules[country].order]
  return prefixed(
    'shipping',
    names.flatMap((name) => {
      const fault = known.get(name)
      if (fault) return [fault]
      const isRefused = SIGNED.some((field) => field === name) && isUndeliverable(country, values[name])
      return isRefused ? [{ name, kind: 'undeliverable' } as const] : []
    }),
  )
}

function phoneProblems(phone: string): readonly AddressFault[] {
  if (!phone) return [{ name: 'shipping.phone', kind: 'required' }]
  return isPhone(phone) ? [] : [{ name: 'shipping.phone', kind: 'phone' }]
}

function pickUpProblems(
  { storeId, pickupPerson }: CheckoutAddressValues,
  storeIds: readonly string[],
): readonly AddressFault[] {
  return [
    ...(storeIds.includes(storeId) ? [] : [{ name: 'storeId', kind: 'choose' } as const]),
    ...(pickupPerson.length > LINE_LIMIT
      ? [{ name: 'pickupPerson', kind: 'tooLong', limit: LINE_LIMIT } as const]
      : []),
  ]
}
