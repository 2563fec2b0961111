'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { checkoutAddressProblems } from '../../rules/checkoutAddressProblems.js'
import { checkoutAddressValues, isBillingSame } from '../../rules/checkoutAddressValues.js'
import type { AddressCountry } from '../../rules/addressRules.js'
import type { AddressSection } from '../../rules/addressProblems.js'
import { AddressFields } from '../AddressFields/AddressFields.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import { FormActions } from '../FormActions/FormActions.js'
import { PhoneField } from '../PhoneField/PhoneField.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './CheckoutAddressForm.css.js'
import { messages } from './CheckoutAddressForm.messages.js'

/** An address of the shopper's account; `values` by field name without section, such as `city`, and `phone`. */
export interface SavedAddress {
  readonly id: string
  readonly label: string
  readonly values: Readonly<Record<string, string>>
}

/** A boutique that hands out orders. */
export interface PickUpStore {
  readonly id: string
  readonly name: string
  readonly address: readonly string[]
  readonly hours: readonly string[]
  /** How many of the products it has. */
  readonly availability: 'all' | 'some' | 'none'
  /** Page of the boutique. */
  readonly href: string
}

/** A complete address that matches what the shopper typed. */
export interface AddressSuggestion {
  readonly label: string
  readonly line1: string
  readonly postalCode: string
  readonly city: string
}

export interface CheckoutAddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  readonly action: string
  /** Countries of delivery; a single one renders no select. */
  readonly country: readonly [AddressCountry, ...AddressCountry[]]
  /** Countries of the billing address; default: all. */
  readonly billingCountry?: readonly [AddressCountry, ...AddressCountry[]] | undefined
  /**
   * By field name: `mode`, `shipping.city`, `shipping.phone`, `billingSame`, `billing.city`, `storeId`, `pickupPerson`.
   * When submitted fields are shown again, `billingSame` is `''` if it was not ticked.
   */
  readonly values: Readonly<Record<string, string>>
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  readonly savedAddresses?: readonly SavedAddress[] | undefined
  /** `null`: delivery only. */
  readonly pickUp: { readonly stores: readonly PickUpStore[] } | null
  /** Finds addresses by the street typed so far; without it there are no suggestions. */
  readonly onSuggest?: ((query: string, country: AddressCountry) => Promise<readonly AddressSuggestion[]>) | undefined
  /** Called with valid entries only; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

const ALL = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB'] as const

/** The step "where" of a checkout: delivery to an address, or pick-up in a boutique, and the billing address. */
export function CheckoutAddressForm({
  country,
  billingCountry = ALL,
  values,
  problems,
  savedAddresses = [],
  pickUp,
  onSuggest,
  onSubmit,
  isBusy = false,
  className,
  ...rest
}: CheckoutAddressFormProps) {
  const intl = useIntl()
  const id = useId()
  const stores = pickUp?.stores ?? []
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) =>
      checkoutAddressProblems(checkoutAddressValues(fields), {
        countries: country,
        billingCountries: billingCountry,
        storeIds: stores.map((store) => store.id),
      }),
    label: (name) => name,
    targetId: (name) => `${id}-${name}`,
    values,
    onSubmit,
    isBusy,
  })
  const defaults = (section: AddressSection) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.startsWith(`${section}.`) ? [[name.slice(section.length + 1), value]] : [],
      ),
    )
  return (
    <form aria-label={intl.formatMessage(messages.form)} {...rest} {...formProps} className={clsx(css.root, className)}>
      {summary}
      {pickUp ? (
        <RadioGroup
          id={`${id}-mode`}
          name="mode"
          variant="card"
          label={<FormattedMessage {...messages.mode} />}
          defaultValue={values.mode || 'delivery'}
          options={[
            { value: 'delivery', label: <FormattedMessage {...messages.delivery} /> },
            { value: 'pickup', label: <FormattedMessage {...messages.pickup} /> },
          ]}
        />
      ) : (
        <input type="hidden" name="mode" value="delivery" />
      )}
      <AddressFields
        id={`${id}-shipping`}
        section="shipping"
        countries={country}
        defaultValues={defaults('shipping')}
        errors={errors}
      />
      <PhoneField
        id={`${id}-phone`}
        name="shipping.phone"
        label={<FormattedMessage {...messages.phone} />}
        hint={<FormattedMessage {...messages.phoneHint} />}
        required
        countries={ALL}
        defaultValue={values['shipping.phone']}
        error={errors['shipping.phone']}
      />
      {stores.length > 0 && (
        <RadioGroup
          id={`${id}-storeId`}
          name="storeId"
          variant="card"
          label={<FormattedMessage {...messages.store} />}
          defaultValue={values.storeId}
          error={errors.storeId}
          options={stores.map((store) => ({ value: store.id, label: store.name }))}
        />
      )}
      {pickUp && (
        <TextField
          id={`${id}-pickupPerson`}
          name="pickupPerson"
          label={<FormattedMessage {...messages.pickupPerson} />}
          hint={<FormattedMessage {...messages.pickupPersonHint} />}
          defaultValue={values.pickupPerson}
          error={errors.pickupPerson}
        />
      )}
      <Checkbox
        id={`${id}-billingSame`}
        name="billingSame"
        value="1"
        mark="none"
        label={<FormattedMessage {...messages.billingSame} />}
        defaultChecked={isBillingSame(values)}
      />
      <AddressFields
        id={`${id}-billing`}
        section="billing"
        countries={billingCountry}
        defaultValues={defaults('billing')}
        errors={errors}
      />
      <FormActions>
        <CheckoutSubmit isBusy={isBusy}>
          <FormattedMessage {...messages.submit} />
        </CheckoutSubmit>
      </FormActions>
    </form>
  )
}
