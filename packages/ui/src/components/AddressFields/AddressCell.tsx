'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '../TextField/TextField.js'
import * as css from './AddressFields.css.js'
import { messages } from './AddressFields.messages.js'
import { addressLabel } from './addressLabel.js'
import { type AddressSection, isOptional } from '../../rules/addressProblems.js'
import { type AddressCountry, type AddressField, type AddressRule, addressRules } from '../../rules/addressRules.js'
import { postalCodePattern } from '../../rules/postalCode.js'

export interface AddressCellProps {
  readonly field: Exclude<AddressField, 'country'>
  readonly id: string
  readonly name: string
  readonly error: ReactNode
  readonly section: AddressSection | undefined
  readonly defaultValue: string | undefined
  readonly country: AddressCountry
  readonly isOpen: boolean
}

/** One address field, with the width and label that its country prescribes. */
export function AddressCell({ field, id, name, error, section, defaultValue, country, isOpen }: AddressCellProps) {
  const intl = useIntl()
  const rule: AddressRule = addressRules[country]
  const { example } = rule.postalCode
  const isCode = field === 'postalCode'
  return (
    <TextField
      id={id}
      name={name}
      error={error}
      defaultValue={defaultValue}
      label={intl.formatMessage(addressLabel(field, country))}
      hint={isCode ? intl.formatMessage(messages.example, { example }) : undefined}
      required={!isOptional(field)}
      autoComplete={section ? `${section} ${tokens[field]}` : tokens[field]}
      className={clsx(css.width[widthOf(field, rule)], isOptional(field) && css.optional)}
      slotProps={{ root: { hidden: !isOpen } }}
      {...(isCode ? codeHabits(country) : { autoCapitalize: 'words' })}
    />
  )
}

function codeHabits(country: AddressCountry) {
  const { inputMode } = addressRules[country].postalCode
  return {
    inputMode,
    pattern: postalCodePattern(country),
    autoCapitalize: inputMode === 'text' ? 'characters' : 'none',
    spellCheck: false,
  } as const
}

const tokens = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
} as const satisfies Record<AddressCellProps['field'], string>

/** Town and postcode share a line; the town is wider when postcodes are short. */
function widthOf(field: AddressCellProps['field'], rule: AddressRule): keyof typeof css.width {
  if (field === 'firstName' || field === 'lastName') return 'half'
  const isNumeric = rule.postalCode.inputMode === 'numeric'
  if (field === 'postalCode') return isNumeric ? 'short' : 'alwaysHalf'
  if (field === 'city') return isNumeric ? 'long' : 'alwaysHalf'
  return 'whole'
}
