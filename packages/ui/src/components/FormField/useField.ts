'use client'

import type { AriaAttributes, ReactNode } from 'react'
import { useId } from 'react'
import type { SlotProps } from '../../slots/slot.js'

/** What every form field says around its control. */
export interface FieldProps {
  readonly label: ReactNode
  /** One line of help below the control; read after the name. */
  readonly hint?: ReactNode
  /** Says what is wrong and what to do; marks the field as invalid. */
  readonly error?: ReactNode
  /**
   * Which fields say in words that they must or need not be filled in: by default the optional ones; `required` suits a
   * form of mostly optional fields, `none` one where both would be odd (a search, a sign-in).
   */
  readonly mark?: 'optional' | 'required' | 'none' | undefined
  /** Reaches the root, as `slotProps.root` does; everything else goes to the control. */
  readonly className?: string | undefined
  readonly slotProps?: FieldSlotProps | undefined
}

/** The parts that a consumer can reach. */
export interface FieldSlotProps {
  readonly root?: SlotProps<'div'> | undefined
  readonly label?: SlotProps<'label'> | undefined
  readonly hint?: SlotProps<'p'> | undefined
  readonly error?: SlotProps<'p'> | undefined
}

interface ControlProps {
  readonly id?: string | undefined
  readonly required?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: AriaAttributes['aria-invalid']
}

/**
 * Wires a field: one id for label and control, `aria-invalid`, and `aria-describedby` of error, hint and `extraId`, the
 * caller's own description last. Returns what belongs to the frame and what to the control.
 */
export function useField<Props extends FieldProps & ControlProps>(props: Props, extraId?: string) {
  const ownId = useId()
  const { label, hint, error, mark = 'optional', className, slotProps, ...control } = props
  const id = props.id ?? ownId
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [error && errorId, hint && hintId, extraId, props['aria-describedby']].filter(Boolean).join(' ')
  return {
    frame: { label, hint, error, mark, className, slotProps, controlId: id, isRequired: props.required ?? false },
    control: {
      ...control,
      id,
      'aria-invalid': error ? true : props['aria-invalid'],
      'aria-describedby': describedBy || undefined,
    },
  }
}
