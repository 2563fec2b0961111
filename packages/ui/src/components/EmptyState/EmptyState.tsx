import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import * as css from './EmptyState.css.js'

export interface EmptyStateProps extends ComponentProps<'div'> {
  readonly title: string
  readonly text?: string | undefined
  /** A button or a link to continue. */
  readonly action?: ReactNode
  readonly slotProps?:
    | { readonly title?: SlotProps<'p'> | undefined; readonly text?: SlotProps<'p'> | undefined }
    | undefined
}

/** States that there is no content, and offers a link to continue. */
export function EmptyState({ title, text, action, slotProps, className, ...rest }: EmptyStateProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <p {...slot(css.title, slotProps?.title)}>{title}</p>
      {text && <p {...slot(css.body, slotProps?.text)}>{text}</p>}
      {action}
    </div>
  )
}
