import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { slot, type SlotProps } from '../../slots/slot.js'
import * as css from './FormActions.css.js'

export interface FormActionsProps extends ComponentProps<'div'> {
  /** What happens with what was entered; before the buttons, since it is read before they are pressed. */
  readonly note?: ReactNode
  readonly slotProps?:
    | { readonly note?: SlotProps<'div'> | undefined; readonly buttons?: SlotProps<'div'> | undefined }
    | undefined
}

/** The end of a form: its buttons, the sending one first. */
export function FormActions({ note, slotProps, className, children, ...rest }: FormActionsProps) {
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {note && <div {...slot(css.note, slotProps?.note)}>{note}</div>}
      <div {...slot(css.buttons, slotProps?.buttons)}>{children}</div>
    </div>
  )
}
