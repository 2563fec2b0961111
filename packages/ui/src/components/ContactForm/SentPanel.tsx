'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import * as css from './formSending.css.js'

export interface SentPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: ReactNode
  readonly headingLevel: 2 | 3
  /** Link or button to continue. */
  readonly action?: ReactNode
  readonly isCompact?: boolean | undefined
}

/** Success message that replaces the form and takes the focus. */
export function SentPanel({
  title,
  headingLevel,
  action,
  isCompact = false,
  className,
  children,
  ...rest
}: SentPanelProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={clsx(css.sent, isCompact && css.sentCompact, className)}
    >
      <Heading id={titleId} className={isCompact ? css.sentTitleCompact : css.sentTitle}>
        {title}
      </Heading>
      <div className={css.sentText}>{children}</div>
      {action}
    </section>
  )
}
