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
  /** Neither on nor off: a group that is chosen in part. */
  readonly isIndeterminate?: boolean | undefined
}

/**
 * One yes-or-no question. Its label may hold links: they lead on, and do not tick. `className` reaches the root,
 * everything else the `input`.
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
