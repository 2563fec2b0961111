import type { ComponentProps, ReactNode } from 'react'
import type { SlotProps } from '../../slots/slot.js'
import type { FieldGroupSlotProps } from '../FormField/FieldGroup.js'
import type { FieldProps } from '../FormField/useField.js'
import type { ChoiceSlotProps } from './Choice.js'

/** One option of a group. */
export interface ChoiceOption {
  readonly value: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly disabled?: boolean | undefined
}

/** Customisable parts of a group. */
export interface ChoiceGroupSlotProps extends FieldGroupSlotProps, ChoiceSlotProps {
  readonly list?: SlotProps<'div'> | undefined
}

/** Props shared by checkbox groups and radio groups. */
export interface ChoiceGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'className' | 'defaultValue' | 'name' | 'children'>,
    Omit<FieldProps, 'slotProps'> {
  readonly name: string
  readonly options: readonly ChoiceOption[]
  /** `card` adds a border around each option, for options with a description. */
  readonly variant?: 'list' | 'card' | undefined
  /** In columns where there is space. */
  readonly isInColumns?: boolean | undefined
  readonly required?: boolean | undefined
  readonly slotProps?: ChoiceGroupSlotProps | undefined
}

/** The id of an option: the group's `id` plus its index. An error summary links to the first one, `{id}-0`. */
export const choiceId = (groupId: string, index: number) => `${groupId}-${index}`
