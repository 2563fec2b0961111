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

/** Reads the step from its form fields, submitted with or without scripts. */
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

/**
 * The state of the checkbox "billing address is the same" for stored or submitted fields: ticked unless the fields say
 * otherwise. A server that shows submitted fields again sets `billingSame` to `''` when the checkbox was not ticked.
 */
export function isBillingSame(fields: FormFields): boolean {
  if (fields.billingSame !== undefined) return fields.billingSame !== ''
  return !Object.entries(fields).some(([name, value]) => /^billing\.(?!country$)/.test(name) && value !== '')
}
