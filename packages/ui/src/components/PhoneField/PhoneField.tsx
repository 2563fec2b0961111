'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { slot, type SlotProps } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { ControlBox } from '../FormField/ControlBox.js'
import { FieldGroup, type FieldGroupSlotProps } from '../FormField/FieldGroup.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { Icon } from '../Icon/Icon.js'
import { callingCodes, type PhoneCountry } from '../../rules/callingCodes.js'
import * as css from './PhoneField.css.js'
import { messages } from './PhoneField.messages.js'
import { usePhoneParts } from './usePhoneParts.js'

// Part of the public API: the countries, and parsing for servers.
export type { PhoneCountry } from '../../rules/callingCodes.js'
export type { PhoneParts } from '../../rules/phoneNumber.js'

export interface PhoneFieldProps
  extends Omit<ComponentProps<'fieldset'>, 'className' | 'defaultValue' | 'children'>,
    Omit<FieldProps, 'slotProps'> {
  /** Countries to choose from, in this order; ISO 3166 alpha-2. */
  readonly countries: readonly [PhoneCountry, ...PhoneCountry[]]
  /** Initial country; the first of `countries` by default. */
  readonly defaultCountry?: PhoneCountry | undefined
  /** E.164, `+41791234567`; empty without a number. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
  /**
   * Field name of the E.164 number. Without scripts a form submits `{name}Country` (`CH`) and `{name}National` instead;
   * `toE164` (`rules/phoneNumber`) joins them on the server.
   */
  readonly name: string
  readonly required?: boolean | undefined
  readonly slotProps?:
    | (FieldGroupSlotProps & {
        readonly country?: SlotProps<'select'> | undefined
        /** Its `id` is `{id}-number`, the target of an error summary. */
        readonly number?: SlotProps<'input'> | undefined
      })
    | undefined
}

/** Country code and national number as one field. A pasted international number sets its country. */
export function PhoneField({ slotProps, ...props }: PhoneFieldProps) {
  const { countries, defaultCountry = countries[0], value, defaultValue, onValueChange, name, ...field } = props
  const { frame, control } = useField(field)
  const { required, disabled, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, ...fieldset } = control
  const { parts, e164, setCountry, setNational, split } = usePhoneParts({
    countries,
    defaultCountry,
    value,
    defaultValue,
    onValueChange,
  })
  const isHydrated = useIsHydrated()
  const numberId = `${control.id}-number`
  const intl = useIntl()
  return (
    <FieldGroup {...frame} {...fieldset} disabled={disabled} data-question={name} slotProps={slotProps}>
      <div className={css.row}>
        <ControlBox className={css.countryBox}>
          {isHydrated && (
            <span className={css.code} aria-hidden="true">
              +{callingCodes[parts.country]}
            </span>
          )}
          <select
            {...slot(clsx(css.select, isHydrated && css.isCovered), slotProps?.country)}
            name={`${name}Country`}
            aria-label={intl.formatMessage(messages.country)}
            autoComplete="tel-country-code"
            value={parts.country}
            onChange={(event) => setCountry(known(countries, event.currentTarget.value))}
          >
            {countries.map((country) => (
              <option key={country} value={country}>
                {`+${callingCodes[country]} ${intl.formatDisplayName(country, { type: 'region' }) ?? country}`}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className={css.icon} />
        </ControlBox>
        <ControlBox className={css.numberBox}>
          <label className={visuallyHidden} htmlFor={numberId}>
            {intl.formatMessage(messages.number)}
          </label>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            pattern={isHydrated && e164 === '' ? NO_NUMBER : PATTERN}
            {...slot(css.number, slotProps?.number)}
            id={numberId}
            type="tel"
            name={`${name}National`}
            required={required}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            value={parts.national}
            onChange={(event) => setNational(event.currentTarget.value)}
            onBlur={split}
          />
        </ControlBox>
      </div>
      {isHydrated && <input type="hidden" name={name} value={e164} />}
    </FieldGroup>
  )
}

/** Four to 20 characters of a number in common notation; native validation, with and without scripts. */
const PATTERN = String.raw`\s*[+\(]?[0-9][0-9 .\/\(\)\-]{3,20}`

/** Matches nothing: the number is too long. Not applied to an empty field or without scripts. */
const NO_NUMBER = '(?!)'

const known = (countries: PhoneFieldProps['countries'], value: string) =>
  countries.find((country) => country === value) ?? countries[0]
