'use client'

import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { SelectField } from '../SelectField/SelectField.js'
import * as css from './AddressFields.css.js'
import { labels } from './AddressFields.messages.js'
import type { AddressSection } from '../../rules/addressProblems.js'
import type { AddressCountry } from '../../rules/addressRules.js'

export interface CountryCellProps {
  readonly id: string
  readonly name: string
  readonly error: ReactNode
  readonly section: AddressSection | undefined
  readonly country: AddressCountry
  readonly countries: readonly AddressCountry[]
  readonly onCountryChange: (country: string) => void
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/**
 * The country field. It comes first because the other fields depend on it; a single country is submitted as a hidden
 * field.
 */
export function CountryCell({ id, name, error, section, country, countries, onCountryChange, ref }: CountryCellProps) {
  const intl = useIntl()
  if (countries.length === 1) return <input type="hidden" name={name} value={country} />
  return (
    <SelectField
      id={id}
      name={name}
      error={error}
      ref={ref}
      className={css.width.whole}
      label={intl.formatMessage(labels.country)}
      required
      placeholder={null}
      autoComplete={section ? `${section} country` : 'country'}
      defaultValue={country}
      onChange={(event) => onCountryChange(event.currentTarget.value)}
      options={countries.map((value) => ({
        value,
        label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
      }))}
    />
  )
}
