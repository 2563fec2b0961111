'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldRow } from '../FieldRow/FieldRow.js'
import { Fieldset } from '../Fieldset/Fieldset.js'
import type { PhoneFieldProps } from '../PhoneField/PhoneField.js'
import { PhoneField } from '../PhoneField/PhoneField.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import { SelectField } from '../SelectField/SelectField.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './ContactForm.css.js'
import { messages } from './ContactForm.messages.js'
import type { ContactSettings } from '../../rules/contactRules.js'
import type { ReasonFieldsProps } from './ReasonFields.js'

export interface PersonPartProps extends ReasonFieldsProps {
  readonly countries: PhoneFieldProps['countries']
  readonly languages: ContactSettings['languages']
}

/** Name and contact details of the sender. */
export function PersonPart({ fields, errors, countries, languages = [] }: PersonPartProps) {
  const intl = useIntl()
  const { defaults, field, isShown } = fields
  const [contactBy, setContactBy] = useState(defaults.contactBy)
  const phone = field('phone', errors)
  return (
    <Fieldset legend={<FormattedMessage {...messages.details} />}>
      {isShown('salutation') && (
        <RadioGroup
          {...field('salutation', errors)}
          defaultValue={defaults.salutation}
          slotProps={{ list: { className: css.inLine } }}
          options={[
            { value: 'ms', label: <FormattedMessage {...messages.ms} /> },
            { value: 'mr', label: <FormattedMessage {...messages.mr} /> },
            { value: 'none', label: <FormattedMessage {...messages.noSalutation} /> },
          ]}
        />
      )}
      <FieldRow>
        <TextField {...field('firstName', errors)} defaultValue={defaults.firstName} autoComplete="given-name" />
        <TextField {...field('lastName', errors)} defaultValue={defaults.lastName} autoComplete="family-name" />
      </FieldRow>
      <TextField {...field('email', errors)} type="email" defaultValue={defaults.email} />
      {isShown('phone') && (
        <PhoneField
          {...phone}
          required={phone.required || contactBy === 'phone'}
          countries={countries}
          defaultCountry={countries.find((country) => country === defaults.country)}
          defaultValue={defaults.phone}
        />
      )}
      {isShown('contactBy') && (
        <RadioGroup
          {...field('contactBy', errors)}
          defaultValue={defaults.contactBy}
          onValueChange={setContactBy}
          slotProps={{ list: { className: css.inLine } }}
          options={[
            { value: 'email', label: <FormattedMessage {...messages.byEmail} /> },
            { value: 'phone', label: <FormattedMessage {...messages.byPhone} /> },
          ]}
        />
      )}
      {(isShown('country') || isShown('language')) && (
        <FieldRow>
          {isShown('country') && (
            <SelectField
              {...field('country', errors)}
              defaultValue={defaults.country}
              autoComplete="country"
              options={countries.map((value) => ({
                value,
                label: intl.formatDisplayName(value, { type: 'region' }) ?? value,
              }))}
            />
          )}
          {isShown('language') && (
            <SelectField
              {...field('language', errors)}
              defaultValue={defaults.language}
              autoComplete="language"
              options={languages}
            />
          )}
        </FieldRow>
      )}
    </Fieldset>
  )
}
