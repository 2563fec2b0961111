import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import * as css from './EmptyState.css.js'

export interface EmptyStateProps extends ComponentProps<'div'> {
  readonly title: string
  readonly text?: string | undefined
  /** The way on: a button or a link. */
  readonly action?: ReactNode
}

/** Says that there is nothing here, and where to go. */
export function EmptyState({ title, text, action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={clsx(css.root, className)} {...rest}>
      <p className={css.title}>{title}</p>
      {text && <p className={css.body}>{text}</p>}
      {action}
    </div>
  )
}
