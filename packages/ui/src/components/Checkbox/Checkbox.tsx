'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { slot } from '../../slots/slot.js'
import { FieldLabel } from '../FormField/FieldLabel.js'
import { FieldNotes } from '../FormField/FieldNotes.js'
import { type FieldProps, useField } from '../FormField/useField.js'
import * as css from './Checkbox.css.js'
import { Choice } from './Choice.js'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'>, FieldProps {
  /** Partially checked, for a group of which some options are selected. */
  readonly isIndeterminate?: boolean | undefined
}

/**
 * A single checkbox. Links in its label navigate and do not toggle it. `className` is passed to the root, all other
 * props to the `input`.
 */
export function Checkbox({ isIndeterminate = false, ...props }: CheckboxProps) {
  const { frame, control } = useField(props)
  return (
    <div {...slot(clsx(frame.className), frame.slotProps?.root)}>
      <Choice
        {...control}
        type="checkbox"
        isIndeterminate={isIndeterminate}
        slotProps={{ label: frame.slotProps?.label }}
        label={
          <FieldLabel isRequired={frame.isRequired} mark={frame.mark}>
            {frame.label}
          </FieldLabel>
        }
      />
      {(frame.hint || frame.error) && (
        <div className={css.notes}>
          <FieldNotes controlId={control.id} hint={frame.hint} error={frame.error} slotProps={frame.slotProps} />
        </div>
      )}
    </div>
  )
}
