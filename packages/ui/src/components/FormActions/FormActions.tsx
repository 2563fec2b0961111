import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { slot, type SlotProps } from '../../slots/slot.js'
import * as css from './FormActions.css.js'

export interface FormActionsProps extends ComponentProps<'div'> {
  /** Note before the buttons, so that it is read before submitting. */
  readonly note?: ReactNode
  readonly slotProps?:
    | { readonly note?: SlotProps<'div'> | undefined; readonly buttons?: SlotProps<'div'> | undefined }
    | undefined
}

/** End of a form: its buttons, with the submit button first. */
export function FormActions({ note, slotProps, className, children, ...rest }: FormActionsProps) {
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {note && <div {...slot(css.note, slotProps?.note)}>{note}</div>}
      <div {...slot(css.buttons, slotProps?.buttons)}>{children}</div>
    </div>
  )
}
