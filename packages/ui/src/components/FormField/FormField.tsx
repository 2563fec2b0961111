import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'
import { slot } from '../../slots/slot.js'
import { FieldLabel } from './FieldLabel.js'
import { FieldNotes } from './FieldNotes.js'
import * as css from './FormField.css.js'
import type { FieldProps } from './useField.js'

// Part of the public API: for custom controls inside the field.
export { type FieldProps, useField } from './useField.js'

export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'className'>, FieldProps {
  /** Id of the control; its hint and error have the suffixes `-hint` and `-error`. */
  readonly controlId: string
  readonly isRequired?: boolean | undefined
  /** At the end of the line below the control: a counter. */
  readonly count?: ReactNode
  /** The control. It must use `controlId` as its id and reference hint and error in `aria-describedby`. */
  readonly children: ReactNode
}

/** Layout of every field: label, control, error and hint. Use it for custom controls. */
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
