import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { slot } from '../../slots/slot.js'
import { FieldLabel } from './FieldLabel.js'
import { FieldNotes } from './FieldNotes.js'
import * as css from './FormField.css.js'
import type { FieldProps } from './useField.js'

// Part of the public surface: what a control of your own needs inside the frame.
export { type FieldProps, useField } from './useField.js'

export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'className'>, FieldProps {
  /** Id of the control; its hint and error get `-hint` and `-error` behind it. */
  readonly controlId: string
  readonly isRequired?: boolean | undefined
  /** At the end of the line below the control: a counter. */
  readonly count?: ReactNode
  /** The control. It names `controlId` as its id, and hint and error in `aria-describedby`. */
  readonly children: ReactNode
}

/** The frame of every field: label, control, error and hint. Use it around a control of your own. */
export function FormField({
  label,
  hint,
  error,
  mark = 'optional',
  controlId,
  isRequired = false,
  count,
  className,
  slotProps,
  children,
  ...rest
}: FormFieldProps) {
  return (
    <div {...slot(clsx(css.root, className), slotProps?.root)} {...rest}>
      <label {...slot(css.label, slotProps?.label)} htmlFor={controlId}>
        <FieldLabel isRequired={isRequired} mark={mark}>
          {label}
        </FieldLabel>
      </label>
      {children}
      <FieldNotes controlId={controlId} hint={hint} error={error} count={count} slotProps={slotProps} />
    </div>
  )
}
