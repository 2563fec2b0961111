'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { clsx } from 'clsx'
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.js'
import { AddressCell } from './AddressCell.js'
import { CountryCell } from './CountryCell.js'
import { MoreCell } from './MoreCell.js'
import * as css from './AddressFields.css.js'
import { messages } from './AddressFields.messages.js'
import { addressFieldName, type AddressSection, type AddressValues, isOptional } from '../../rules/addressProblems.js'
import { type AddressCountry, type AddressField, addressCountries, addressRules } from '../../rules/addressRules.js'

// Part of the public API: types for forms and their servers.
export type { AddressSection, AddressValues } from '../../rules/addressProblems.js'
export type { AddressCountry, AddressField } from '../../rules/addressRules.js'

export interface AddressFieldsProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** Default: the name of the section. */
  readonly legend?: ReactNode
  /**
   * For forms with two addresses: prefix of the field names (`shipping.city`) and autocomplete tokens (`shipping
   * postal-code`).
   */
  readonly section?: AddressSection | undefined
  /** Countries to choose from, in this order; a single one renders no select. */
  readonly countries?: readonly [AddressCountry, ...AddressCountry[]] | undefined
  /** An unknown country falls back to the first of `countries`. */
  readonly defaultValues?: Readonly<Partial<AddressValues>> | undefined
  /** Error texts by field name; the controls have the ids `{id}-{field}`. */
  readonly errors?: Readonly<Record<string, ReactNode>> | undefined
  readonly onCountryChange?: ((country: AddressCountry) => void) | undefined
  readonly slotProps?: FieldsetProps['slotProps']
}

const NOTHING = {}

/**
 * Address fields in the order, with the labels and with the validation rules of the selected country. Changing the
 * country reorders the fields and keeps their values. Company and second line are collapsed unless they have a value or
 * an error.
 */
export function AddressFields({
  legend,
  section,
  countries = addressCountries,
  defaultValues = NOTHING,
  errors = NOTHING,
  onCountryChange,
  slotProps,
  ...rest
}: AddressFieldsProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const select = useRef<HTMLSelectElement>(null)
  const [country, setCountry] = useState(() => known(countries, defaultValues.country))
  const [opened, setOpened] = useState<readonly AddressField[]>([])
  // Adopts a country chosen before hydration.
  useEffect(() => setCountry((current) => known(countries, select.current?.value ?? current)), [countries])
  const { order } = addressRules[country]
  const isOpen = (field: AddressField) =>
    !isOptional(field) ||
    opened.includes(field) ||
    Boolean(defaultValues[field]) ||
    addressFieldName(field, section) in errors
  const open = (field: AddressField) => {
    flushSync(() => setOpened([...opened, field]))
    document.getElementById(`${id}-${field}`)?.focus()
  }
  const cell = (field: AddressField) => ({
    id: `${id}-${field}`,
    name: addressFieldName(field, section),
    error: errors[addressFieldName(field, section)],
    defaultValue: defaultValues[field],
    section,
  })
  const closed = order.filter((field) => !isOpen(field))
  return (
    <Fieldset
      {...rest}
      id={id}
      legend={legend ?? <FormattedMessage {...messages[section ?? 'address']} />}
      slotProps={{
        ...slotProps,
        fields: { ...slotProps?.fields, className: clsx(css.grid, slotProps?.fields?.className) },
      }}
    >
      <CountryCell
        {...cell('country')}
        ref={select}
        country={country}
        countries={countries}
        onCountryChange={(value) => {
          const next = known(countries, value)
          setCountry(next)
          onCountryChange?.(next)
        }}
      />
      {order.flatMap((field) => [
        <AddressCell key={field} {...cell(field)} field={field} country={country} isOpen={isOpen(field)} />,
        field === 'line1' && closed.length > 0 && <MoreCell key="more" fields={closed} onOpen={open} />,
      ])}
    </Fieldset>
  )
}

const known = (countries: NonNullable<AddressFieldsProps['countries']>, value: string | undefined): AddressCountry =>
  countries.find((country) => country === value) ?? countries[0]
