'use client'

import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { ControlBox } from '../FormField/ControlBox.js'
import { FormField } from '../FormField/FormField.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import { Icon } from '../Icon/Icon.js'
import type { SelectOption } from '../InlineSelect/InlineSelect.js'
import * as css from './SelectField.css.js'
import { messages } from './SelectField.messages.js'

export type { SelectOption } from '../InlineSelect/InlineSelect.js'

/** Options under a heading that cannot be selected. */
export interface SelectOptionGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'size'>,
    FieldProps {
  readonly options: readonly (SelectOption | SelectOptionGroup)[]
  /** The empty first option; default "Please choose", `null` for a field that always has a value. */
  readonly placeholder?: string | null | undefined
  /** Pending state, while options are loading. */
  readonly isBusy?: boolean | undefined
}

/** A native select of a form. `className` is passed to the root, all other props to the `select`. */
export function SelectField({ options, placeholder, isBusy = false, ...props }: SelectFieldProps) {
  const intl = useIntl()
  const { frame, control } = useField(props)
  return (
    <FormField {...frame}>
      <ControlBox isBusy={isBusy}>
        <select {...control} className={css.select} aria-busy={isBusy || undefined}>
          {placeholder !== null && <option value="">{placeholder ?? intl.formatMessage(messages.placeholder)}</option>}
          {options.map((item) =>
            'options' in item ? (
              <optgroup key={item.label} label={item.label}>
                {item.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(item)
            ),
          )}
        </select>
        <Icon name="chevronDown" className={css.icon} />
      </ControlBox>
    </FormField>
  )
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
