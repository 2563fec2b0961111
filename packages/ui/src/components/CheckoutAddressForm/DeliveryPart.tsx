'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { addressCountries } from '../../rules/addressRules.js'
import type { SavedAddress } from '../../rules/checkoutAddressValues.js'
import { AddressFields } from '../AddressFields/AddressFields.js'
import { PhoneField } from '../PhoneField/PhoneField.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import * as css from './CheckoutAddressForm.css.js'
import type { CountryChoice } from './CheckoutAddressForm.js'
import { messages } from './CheckoutAddressForm.messages.js'
import { SuggestField, type SuggestAddresses } from './SuggestField.js'
import { sectionOf } from './useAddressStep.js'

export interface DeliveryPartProps {
  readonly id: string
  readonly country: CountryChoice
  readonly values: Readonly<Record<string, string>>
  readonly savedAddresses: readonly SavedAddress[]
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onSuggest: SuggestAddresses | undefined
}

/** The delivery address: a saved one or a new one, and the telephone number for the courier. */
export function DeliveryPart({ id, country, values, savedAddresses, errors, onSuggest }: DeliveryPartProps) {
  const entered = sectionOf(values, 'shipping')
  const chosen = values.savedAddressId ?? (entered.line1 ? '' : savedAddresses[0]?.id)
  const phone = entered.phone || savedAddresses.find((saved) => saved.id === chosen)?.values.phone
  return (
    <>
      {savedAddresses.length > 0 && (
        <RadioGroup
          id={`${id}-savedAddressId`}
          name="savedAddressId"
          variant="card"
          mark="none"
          label={<FormattedMessage {...messages.saved} />}
          error={errors.savedAddressId}
          defaultValue={chosen}
          options={[
            ...savedAddresses.map((saved) => ({ value: saved.id, label: saved.label })),
            { value: '', label: <FormattedMessage {...messages.otherAddress} /> },
          ]}
        />
      )}
      <div className={css.newAddress}>
        {onSuggest && <SuggestField addressId={`${id}-shipping`} country={country[0]} onSuggest={onSuggest} />}
        <AddressFields
          id={`${id}-shipping`}
          section="shipping"
          countries={country}
          defaultValues={entered}
          errors={errors}
        />
      </div>
      <PhoneField
        id={`${id}-shipping-phone`}
        name="shipping.phone"
        label={<FormattedMessage {...messages.phone} />}
        hint={<FormattedMessage {...messages.phoneHint} />}
        required
        countries={addressCountries}
        defaultCountry={addressCountries.find((known) => known === entered.country) ?? country[0]}
        defaultValue={phone}
        error={errors['shipping.phone']}
        slotProps={{ number: { autoComplete: 'shipping tel-national' } }}
      />
    </>
  )
}
