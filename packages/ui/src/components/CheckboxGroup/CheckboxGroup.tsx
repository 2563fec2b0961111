'use client'

import { ChoiceGroup } from '../Checkbox/ChoiceGroup.js'
import type { ChoiceGroupProps } from '../Checkbox/choices.js'

export type { ChoiceOption } from '../Checkbox/choices.js'

export interface CheckboxGroupProps extends ChoiceGroupProps {
  readonly value?: readonly string[] | undefined
  readonly defaultValue?: readonly string[] | undefined
  readonly onValueChange?: ((value: readonly string[]) => void) | undefined
}

/** Any number of answers to one question. An error summary leads to its first answer, `{id}-0`. */
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

/** Values of all ticked answers of an answer's group, in their order. */
function chosenWith(input: HTMLInputElement): string[] {
  const inputs = input.closest('fieldset')?.querySelectorAll('input') ?? []
  return [...inputs].filter(({ checked, name }) => checked && name === input.name).map(({ value }) => value)
}
