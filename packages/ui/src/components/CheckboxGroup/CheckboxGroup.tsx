'use client'

import { ChoiceGroup } from '../Checkbox/ChoiceGroup.js'
import type { ChoiceGroupProps } from '../Checkbox/choices.js'

export type { ChoiceOption } from '../Checkbox/choices.js'

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value?: readonly string[] | undefined
  readonly defaultValue?: readonly string[] | undefined
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined
}

/** A multiple-choice group. An error summary links to its first option, `{id}-0`. */
export function CheckboxGroup({ value, defaultValue, onValueChange, ...rest }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...rest}
      type="checkbox"
      checkedProps={(option) =>
        value
          ? { checked: value.includes(option.value) }
          : { defaultChecked: defaultValue?.includes(option.value) ?? false }
      }
      onChoose={({ currentTarget }) => onValueChange?.(chosenWith(currentTarget))}
    />
  )
}

/** Values of all checked options in the group of an option, in order. */
function chosenWith(input: HTMLInputElement): string[] {
  const inputs = input.closest('fieldset')?.querySelectorAll('input') ?? []
  return [...inputs].filter(({ checked, name }) => checked && name === input.name).map(({ value }) => value)
}
