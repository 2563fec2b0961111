import { type AddressSection, type AddressValues, addressValues } from './addressProblems.js'
import { phoneOf } from './contactValues.js'
import { formDataOf, type FormFields } from './formFields.js'

/** The entries of the step "where" of a checkout. */
export interface CheckoutAddressValues {
  readonly mode: 'delivery' | 'pickup'
  readonly shipping: AddressValues
  /** E.164, or the entered text when it is not a valid number. Field name `shipping.phone`. */
  readonly phone: string
  /** The billing address equals the delivery address; ignored for pick-up. */
  readonly billingSame: boolean
  /** Ignored when `billingSame` is set for a delivery. */
  readonly billing: AddressValues
  /** Boutique of a pick-up. */
  readonly storeId: string
  /** Who collects the order, when it is not the customer. */
  readonly pickupPerson: string
}

/**
 * Reads the step from its form fields, submitted with or without scripts; for shoppers with saved addresses first apply
 * `withSavedAddress`.
 */
export function checkoutAddressValues(fields: FormFields): CheckoutAddressValues {
  const read = (name: string) => (fields[name] ?? '').trim()
  const data = formDataOf(fields)
  const address = (section: AddressSection) => addressValues(data, section)
  return {
    mode: read('mode') === 'pickup' ? 'pickup' : 'delivery',
    shipping: address('shipping'),
    phone: read('shipping.phone') || phoneOf(read('shipping.phoneCountry'), read('shipping.phoneNational')),
    billingSame: read('billingSame') !== '',
    billing: address('billing'),
    storeId: read('storeId'),
    pickupPerson: read('pickupPerson'),
  }
}

/** An address of the shopper's account; `values` by field name without section: `city`, `phone`. */
export interface SavedAddress {
  readonly id: string
  readonly label: string
  readonly values: FormFields
}

/** The chosen saved address: field `savedAddressId`; `null` = the address is in the fields `shipping.*`. */
export const chosenAddress = (fields: FormFields, saved: readonly SavedAddress[]): SavedAddress | null =>
  saved.find(({ id }) => id !== '' && id === fields.savedAddressId) ?? null

/**
 * The fields with the values of the chosen saved address as `shipping.*`. The telephone number is that of the form, if
 * it has one.
 */
export function withSavedAddress(fields: FormFields, saved: readonly SavedAddress[]): FormFields {
  const chosen = chosenAddress(fields, saved)
  if (!chosen) return fields
  const others = Object.entries(fields).filter(([name]) => !name.startsWith('shipping.') || name.includes('phone'))
  const { phone, ...address } = chosen.values
  const hasPhone = Boolean(fields['shipping.phone'] || fields['shipping.phoneNational'])
  return Object.fromEntries([
    ...others,
    ...Object.entries(address).map(([name, value]) => [`shipping.${name}`, value] as const),
    ...(phone && !hasPhone ? [['shipping.phone', phone] as const] : []),
  ])
}

/**
 * The state of the checkbox "billing address is the same" for stored or submitted fields: ticked unless the fields say
 * otherwise. A server that shows submitted fields again sets `billingSame` to `''` when the checkbox was not ticked.
 */
export function isBillingSame(fields: FormFields): boolean {
  if (fields.billingSame !== undefined) return fields.billingSame !== ''
  return !Object.entries(fields).some(([name, value]) => /^billing\.(?!country$)/.test(name) && value !== '')
}
