import {
  addressFieldName,
  addressProblems,
  type AddressSection,
  addressValues,
} from '@vitrine/ui/rules/addressProblems'
import { type AddressCountry, addressCountries } from '@vitrine/ui/rules/addressRules'
import type { OrderAddress } from '@vitrine/commerce-client/types/basket'
import type { CheckoutProblem } from '../../app/contract/checkoutView.js'
import type { FormValues } from '../http/formBody.js'
import { addressOfFields } from './addressForm.js'
import { phoneOfForm } from './phoneOfForm.js'

/** An address of a form and what is wrong with it. */
export interface ReadAddress {
  readonly address: OrderAddress
  readonly problems: readonly CheckoutProblem[]
}

/**
 * Reads one address of a form by the rules of its country, which the browser applies, too.
 *
 * @param countries countries that the form offers
 */
export function readAddress(
  form: FormValues,
  section: AddressSection,
  { countries = addressCountries, needsPhone }: ReadAddressOptions,
): ReadAddress {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const values = addressValues(data, section)
  const phoneName = `${section}.phone`
  const phone = phoneOfForm(form, phoneName)
  const faults: CheckoutProblem[] = addressProblems(values, countries).map(({ name, ...fault }) => ({
    ...fault,
    name: addressFieldName(name, section),
  }))
  if (phone === null) faults.push({ name: phoneName, kind: 'phone' })
  else if (phone === '' && needsPhone) faults.push({ name: phoneName, kind: 'required' })
  return { address: addressOfFields(values, phone ?? ''), problems: faults }
}

export interface ReadAddressOptions {
  readonly countries?: readonly AddressCountry[] | undefined
  readonly needsPhone: boolean
}
