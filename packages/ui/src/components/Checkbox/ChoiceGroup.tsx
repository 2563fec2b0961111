'use client'

import { clsx } from 'clsx'
import type { ChangeEvent } from 'react'
import { slot } from '../../slots/slot.js'
import { FieldGroup } from '../FormField/FieldGroup.js'
import { useField } from '../FormField/useField.js'
import { Choice } from './Choice.js'
import * as css from './choice.css.js'
import { type ChoiceGroupProps, type ChoiceOption, choiceId } from './choices.js'

export interface ChoiceListProps extends ChoiceGroupProps {
  readonly type: 'checkbox' | 'radio'
  /** Props of an option: `checked` in controlled mode, `defaultChecked` in uncontrolled mode. */
  readonly checkedProps: (option: ChoiceOption) => { readonly checked?: boolean; readonly defaultChecked?: boolean }
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A fieldset of options; renders nothing without options. */
export function ChoiceGroup({
  type,
  checkedProps,
  onChoose,
  options,
  name,
  variant = 'list',
  isInColumns = false,
  slotProps,
  ...props
}: ChoiceListProps) {
  const { frame, control } = useField(props)
  const { required, 'aria-invalid': isInvalid, ...fieldset } = control
  const isRadio = type === 'radio'
  if (options.length === 0) return null
  return (
    <FieldGroup
      {...frame}
      {...fieldset}
      {...(isRadio && { role: 'radiogroup', 'aria-invalid': isInvalid, 'aria-required': required })}
      isHintFirst
      slotProps={slotProps}
    >
      <div {...slot(clsx(css.list[variant], isInColumns && css.inColumns), slotProps?.list)}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            type={type}
            id={choiceId(control.id, index)}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            required={isRadio && required}
            aria-invalid={isRadio ? undefined : isInvalid}
            variant={variant}
            slotProps={slotProps}
            onChange={onChoose}
            {...checkedProps(option)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
