'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { slot, type SlotProps } from '../../slots/slot.js'
import * as css from './choice.css.js'

/** Customisable parts of an option. */
export interface ChoiceSlotProps {
  readonly label?: SlotProps<'label'> | undefined
  readonly description?: SlotProps<'span'> | undefined
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  readonly type: 'checkbox' | 'radio'
  readonly id: string
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly isIndeterminate?: boolean | undefined
  readonly variant?: 'list' | 'card' | undefined
  readonly slotProps?: ChoiceSlotProps | undefined
}

/** One option: control, label and description. */
export function Choice({
  type,
  id,
  label,
  description,
  isIndeterminate = false,
  variant = 'list',
  slotProps,
  ...input
}: ChoiceProps) {
  const descriptionId = `${id}-description`
  const describedBy = [input['aria-describedby'], description && descriptionId].filter(Boolean).join(' ')
  return (
    <div ref={(choice) => setIndeterminate(choice, isIndeterminate)} className={clsx(css.choice, css.variant[variant])}>
      <input
        {...input}
        type={type}
        id={id}
        className={controlClass[type]}
        aria-describedby={describedBy || undefined}
      />
      <label {...slot(css.label, slotProps?.label)} htmlFor={id}>
        {label}
      </label>
      {description && (
        <span {...slot(css.description, slotProps?.description)} id={descriptionId}>
          {description}
        </span>
      )}
    </div>
  )
}

const controlClass = { checkbox: css.checkbox, radio: css.radio }

/** `indeterminate` has no HTML attribute, so it is set as a DOM property. */
function setIndeterminate(choice: HTMLDivElement | null, isIndeterminate: boolean) {
  const input = choice?.querySelector('input')
  if (input) input.indeterminate = isIndeterminate
}
