import type { ComponentProps, ReactNode } from 'react'
import type { SlotProps } from '../../slots/slot.js'
import type { FieldGroupSlotProps } from '../FormField/FieldGroup.js'
import type { FieldProps } from '../FormField/useField.js'
import type { ChoiceSlotProps } from './Choice.js'

/** One answer of a group. */
export interface ChoiceOption {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly disabled?: boolean | undefined
}

/** The parts of a group that a consumer can reach. */
export interface ChoiceGroupSlotProps extends FieldGroupSlotProps, ChoiceSlotProps {
  readonly list?: SlotProps<'div'> | undefined
}

/** What a group of checkboxes and a group of radio buttons share. */
export interface ChoiceGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'className' | 'defaultValue' | 'name' | 'children'>,
    Omit<FieldProps, 'slotProps'> {
  readonly name: string
  readonly options: readonly ChoiceOption[]
  /** `card` frames each answer: for choices with a description. */
  readonly variant?: 'list' | 'card' | undefined
  /** Side by side where there is room. */
  readonly isInColumns?: boolean | undefined
  readonly required?: boolean | undefined
  readonly slotProps?: ChoiceGroupSlotProps | undefined
}

/** The id of an answer: of the first one is the group's `id` with `-0` behind it, where an error summary leads. */
export const choiceId = (groupId: string, index: number) => `${groupId}-${index}`
