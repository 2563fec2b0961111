'use client'

import { ChoiceGroup } from '../Checkbox/ChoiceGroup.js'
import type { ChoiceGroupProps } from '../Checkbox/choices.js'

export type { ChoiceOption } from '../Checkbox/choices.js'

export interface RadioGroupProps extends ChoiceGroupProps {
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  readonly onValueChange?: ((value: string) => void) | undefined
}

/** A single-choice group. An error summary links to its first option, `{id}-0`. */
export function RadioGroup({ value, defaultValue, onValueChange, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      type="radio"
      checkedProps={(option) =>
        value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value }
      }
      onChoose={(event) => onValueChange?.(event.currentTarget.value)}
    />
  )
}
