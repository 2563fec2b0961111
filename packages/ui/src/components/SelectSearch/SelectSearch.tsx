'use client'

import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { MaterialScope } from '../../material/MaterialScope.js'
import { FormField } from '../FormField/FormField.js'
import * as field from '../FormField/control.css.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './SelectSearch.css.js'
import { messages } from './SelectSearch.messages.js'
import { SearchOption, SearchOptionGroup, type SelectSearchOption } from './SearchOption.js'

export type { SelectSearchOption } from './SearchOption.js'

export interface SelectSearchProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'className'>,
    FieldProps {
  /** Id of the control, the target of an error summary. */
  readonly id?: string | undefined
  readonly options: readonly SelectSearchOption[]
  /** The selected value; null = none. */
  readonly value: string | null
  readonly onValueChange: (value: string | null) => void
  /** Submits the value with a form. */
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Whether the options are loading. */
  readonly isLoading?: boolean | undefined
  /** Text shown when nothing matches. */
  readonly emptyText?: string | undefined
  readonly placeholder?: string | undefined
  /** Autocomplete token, for example `country-name`. */
  readonly autoComplete?: string | undefined
}

/**
 * Selection from a long list, such as countries or boutiques: typing filters it, ignoring accents. For up to about 15
 * options use `SelectField`. Load it on demand, with a `SelectField` of the same options as the fallback.
 */
export function SelectSearch({
  options,
  value,
  onValueChange,
  name,
  required = false,
  disabled = false,
  isLoading = false,
  emptyText,
  placeholder,
  autoComplete = 'off',
  label,
  hint,
  error,
  mark,
  id,
  className,
  slotProps,
  ...rest
}: SelectSearchProps) {
  const { formatMessage } = useIntl()
  const { frame, control } = useField({ label, hint, error, mark, id, className, slotProps, required })
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <FormField
      {...frame}
      {...rest}
      slotProps={{ ...slotProps, label: { id: `${control.id}-label`, ...slotProps?.label } }}
    >
      <MaterialScope>
        <Autocomplete<SelectSearchOption>
          id={control.id}
          options={groupedInOrder(options)}
          value={chosen}
          onChange={(_event, option) => onValueChange(option?.value ?? null)}
          onInputChange={(_event, typed, reason) => {
            // Browser autofill does not select an option of the list.
            const named = reason === 'input' && options.find(({ label }) => isSame(label, typed))
            if (named) onValueChange(named.value)
          }}
          {...(options.some(({ group }) => group) && { groupBy: ({ group = '' }) => group })}
          getOptionKey={(option) => option.value}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          filterOptions={matches}
          disabled={disabled}
          loading={isLoading}
          autoHighlight
          openText={formatMessage(messages.open)}
          closeText={formatMessage(messages.close)}
          clearText={formatMessage(messages.clear)}
          loadingText={formatMessage(messages.loading)}
          noOptionsText={emptyText ?? formatMessage(messages.empty)}
          popupIcon={<Icon name="chevronDown" className={css.icon} />}
          clearIcon={<Icon name="close" className={css.icon} />}
          slotProps={{
            paper: { className: css.paper },
            listbox: { className: css.list },
            clearIndicator: { className: css.button, tabIndex: 0 },
            popupIndicator: { className: css.button },
          }}
          renderGroup={({ key, group, children }) => (
            <SearchOptionGroup key={key} label={group}>
              {children}
            </SearchOptionGroup>
          )}
          renderOption={({ key, ...props }, option) => <SearchOption key={key} {...props} option={option} />}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the input opens the list
            <div ref={input.ref} className={field.box} onMouseDown={input.onMouseDown}>
              <input
                {...htmlInput}
                {...control}
                data-question={name}
                className={field.control}
                autoComplete={autoComplete}
                placeholder={placeholder}
              />
              {input.endAdornment}
            </div>
          )}
        />
      </MaterialScope>
      {name && <input type="hidden" name={name} value={chosen?.value ?? ''} />}
    </FormField>
  )
}

const matches = createFilterOptions<SelectSearchOption>({
  stringify: ({ label, group = '', keywords = '' }) => `${label} ${keywords} ${group}`,
})

/** Moves options of a group together; otherwise the list would repeat the heading. */
function groupedInOrder(options: readonly SelectSearchOption[]): SelectSearchOption[] {
  const groups = [...new Set(options.map(({ group }) => group))]
  return options.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
}

function isSame(label: string, typed: string): boolean {
  return label.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0
}
