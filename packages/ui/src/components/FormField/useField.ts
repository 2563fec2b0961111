'use client'

import type { AriaAttributes, ReactNode } from 'react'
import { useId } from 'react'
import type { SlotProps } from '../../slots/slot.js'

/** Props shared by all form fields. */
export interface FieldProps {
  readonly label: ReactNode
  /** One line of help below the control; read after the name. */
  readonly hint?: ReactNode
  /** Error text: what is wrong and how to correct it. Marks the field as invalid. */
  readonly error?: ReactNode
  /**
   * Which fields are marked in the label: by default the optional ones; `required` suits forms with mostly optional
   * fields, `none` suits forms where neither is useful (search, sign-in).
   */
  readonly mark?: 'optional' | 'required' | 'none' | undefined
  /** Passed to the root, like `slotProps.root`; all other props are passed to the control. */
  readonly className?: string | undefined
  readonly slotProps?: FieldSlotProps | undefined
}

/** Customisable parts. */
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
 * Connects a field: one id for label and control, `aria-invalid`, and `aria-describedby` for error, hint, `extraId` and
 * finally the caller's own description. Returns the props of the field and of the control.
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
