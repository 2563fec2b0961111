'use client'

import { type ComponentPropsWithRef, type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type AddressCountry, addressCountries } from '../../rules/addressRules.js'
import { isBillingSame, type SavedAddress } from '../../rules/checkoutAddressValues.js'
import { AddressFields } from '../AddressFields/AddressFields.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { FormActions } from '../FormActions/FormActions.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './CheckoutAddressForm.css.js'
import { messages } from './CheckoutAddressForm.messages.js'
import { DeliveryPart } from './DeliveryPart.js'
import { type PickUpStore, StoreCards } from './StoreCards.js'
import type { SuggestAddresses } from './SuggestField.js'
import { sectionOf, useAddressStep } from './useAddressStep.js'

// Part of the public API: the data of the step.
export type { SavedAddress } from '../../rules/checkoutAddressValues.js'
export type { PickUpStore } from './StoreCards.js'
export type { AddressSuggestion, SuggestAddresses } from './SuggestField.js'

/** One or more countries, in this order. */
export type CountryChoice = readonly [AddressCountry, ...AddressCountry[]]

export interface CheckoutAddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  readonly action: string
  /** Countries of delivery; a single one renders no select. */
  readonly country: CountryChoice
  /** Countries of the billing address; default: all. */
  readonly billingCountry?: CountryChoice | undefined
  /**
   * By field name: `mode`, `savedAddressId`, `shipping.city`, `shipping.phone`, `billingSame`, `billing.city`, `storeId`,
   * `pickupPerson`. When submitted fields are shown again, `billingSame` is `''` if it was not ticked.
   */
  readonly values: Readonly<Record<string, string>>
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /** Submits `savedAddressId`; the server applies `withSavedAddress` (`rules/checkoutAddressValues`). */
  readonly savedAddresses?: readonly SavedAddress[] | undefined
  /** `null`: delivery only. */
  readonly pickUp: { readonly stores: readonly PickUpStore[] } | null
  /** Finds addresses by the street typed so far; without it there are no suggestions. */
  readonly onSuggest?: SuggestAddresses | undefined
  /** Called with valid entries only; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/**
 * The step "where" of a checkout: delivery to an address, or pick-up in a boutique, and the billing address. Without
 * scripts styles show the sections that belong to the choice; the server ignores the others.
 */
export function CheckoutAddressForm({
  country,
  billingCountry = addressCountries,
  values,
  problems,
  savedAddresses = [],
  pickUp,
  onSuggest,
  onSubmit,
  isBusy = false,
  className = '',
  ...rest
}: CheckoutAddressFormProps) {
  const intl = useIntl()
  const id = useId()
  const stores = pickUp?.stores ?? []
  const step = useAddressStep({ id, country, billingCountry, savedAddresses, stores })
  const { errors, summary, formProps } = useCheckoutForm({
    problems: step.shownProblems(problems, values),
    check: step.check,
    label: step.label,
    targetId: step.targetId,
    values,
    onSubmit,
    isBusy,
  })
  return (
    <form aria-label={intl.formatMessage(messages.form)} {...formProps(css.root, { ...rest, className })}>
      {summary}
      {stores.length > 0 ? (
        <RadioGroup
          id={`${id}-mode`}
          name="mode"
          variant="card"
          isInColumns
          mark="none"
          label={<FormattedMessage {...messages.mode} />}
          defaultValue={values.mode || 'delivery'}
          options={[
            {
              value: 'delivery',
              label: <FormattedMessage {...messages.delivery} />,
              description: <FormattedMessage {...messages.deliveryText} />,
            },
            {
              value: 'pickup',
              label: <FormattedMessage {...messages.pickup} />,
              description: <FormattedMessage {...messages.pickupText} />,
            },
          ]}
        />
      ) : (
        <input type="hidden" name="mode" value="delivery" />
      )}
      <div className={css.delivery}>
        <DeliveryPart
          id={id}
          country={country}
          values={values}
          savedAddresses={savedAddresses}
          errors={errors}
          onSuggest={onSuggest}
        />
      </div>
      {stores.length > 0 && (
        <div className={css.pickup}>
          <StoreCards id={`${id}-storeId`} stores={stores} defaultValue={values.storeId} error={errors.storeId} />
          <TextField
            id={`${id}-pickupPerson`}
            name="pickupPerson"
            autoCapitalize="words"
            label={<FormattedMessage {...messages.pickupPerson} />}
            hint={<FormattedMessage {...messages.pickupPersonHint} />}
            defaultValue={values.pickupPerson}
            error={errors.pickupPerson}
          />
        </div>
      )}
      <Checkbox
        id={`${id}-billingSame`}
        name="billingSame"
        value="1"
        mark="none"
        className={css.same}
        label={<FormattedMessage {...messages.billingSame} />}
        defaultChecked={isBillingSame(values)}
      />
      <div className={css.billing}>
        <AddressFields
          id={`${id}-billing`}
          section="billing"
          countries={billingCountry}
          defaultValues={{ country: country[0], ...sectionOf(values, 'billing') }}
          errors={errors}
        />
      </div>
      <FormActions>
        <CheckoutSubmit isBusy={isBusy}>
          <FormattedMessage {...messages.submit} />
        </CheckoutSubmit>
      </FormActions>
    </form>
  )
}
