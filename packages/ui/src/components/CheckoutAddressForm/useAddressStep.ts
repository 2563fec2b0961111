'use client'

import { useIntl } from 'react-intl'
import type { AddressSection } from '../../rules/addressProblems.js'
import { type AddressField, addressRules, isAddressCountry } from '../../rules/addressRules.js'
import { checkoutAddressProblems } from '../../rules/checkoutAddressProblems.js'
import {
  chosenAddress,
  checkoutAddressValues,
  type SavedAddress,
  withSavedAddress,
} from '../../rules/checkoutAddressValues.js'
import type { FormFields } from '../../rules/formFields.js'
import { addressLabel } from '../AddressFields/addressLabel.js'
import type { CheckoutProblem } from '../CheckoutContactForm/useCheckoutForm.js'
import type { CountryChoice } from './CheckoutAddressForm.js'
import { messages } from './CheckoutAddressForm.messages.js'

interface AddressStep {
  readonly id: string
  readonly country: CountryChoice
  readonly billingCountry: CountryChoice
  readonly savedAddresses: readonly SavedAddress[]
  readonly stores: readonly { readonly id: string }[]
}

/** Rules, labels and ids of the fields of the step. */
export function useAddressStep({ id, country, billingCountry, savedAddresses, stores }: AddressStep) {
  const intl = useIntl()

  /** The fields of a saved address are not shown, so its problems belong to the choice of the address. */
  const shownProblems = (problems: readonly CheckoutProblem[], fields: FormFields): readonly CheckoutProblem[] => {
    if (!chosenAddress(fields, savedAddresses)) return problems
    const [first, ...others] = problems.filter(isOfSavedAddress)
    const shown = problems.filter((problem) => !isOfSavedAddress(problem))
    if (!first) return shown
    // With several problems the address as a whole needs to be entered again.
    return [{ ...(others.length > 0 ? { kind: 'format' } : first), name: 'savedAddressId' }, ...shown]
  }

  const check = (fields: FormFields) => {
    // The hidden field of the whole number is one keystroke behind its parts.
    const { 'shipping.phone': _, ...current } = fields
    const values = checkoutAddressValues(withSavedAddress(current, savedAddresses))
    const found = checkoutAddressProblems(values, {
      countries: country,
      billingCountries: billingCountry,
      storeIds: stores.map((store) => store.id),
    })
    return shownProblems(found, fields)
  }

  const label = (name: string, fields: FormFields) => {
    const [section = '', field = ''] = name.split('.')
    const chosen = fields[`${section}.country`] ?? country[0]
    if (isAddressField(field))
      return intl.formatMessage(addressLabel(field, isAddressCountry(chosen) ? chosen : country[0]))
    return intl.formatMessage(others[name] ?? messages.form)
  }

  const targetId = (name: string) => `${id}-${name.replace('.', '-')}${ends[name] ?? ''}`

  return { shownProblems, check, label, targetId }
}

const isOfSavedAddress = ({ name }: CheckoutProblem) => name.startsWith('shipping.') && name !== 'shipping.phone'

const isAddressField = (field: string): field is AddressField =>
  field === 'country' || addressRules.CH.order.some((known) => known === field)

const others: Readonly<Record<string, (typeof messages)[keyof typeof messages]>> = {
  'shipping.phone': messages.phone,
  savedAddressId: messages.saved,
  storeId: messages.store,
  pickupPerson: messages.pickupPerson,
}

/** Endings of the ids of controls in groups. */
const ends: Readonly<Record<string, string>> = {
  'shipping.phone': '-number',
  savedAddressId: '-0',
  storeId: '-0',
}

/** Values of one address, by field name without section. */
export const sectionOf = (values: FormFields, section: AddressSection): FormFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), value]] : [],
    ),
  )
