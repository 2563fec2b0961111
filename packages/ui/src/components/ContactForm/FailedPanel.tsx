'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import * as css from './formSending.css.js'
import { messages } from './formSending.messages.js'

export interface FailedPanelProps extends ComponentProps<'section'> {
  readonly headingLevel: 2 | 3
  /** Another way: a telephone number. */
  readonly help?: ReactNode
}

/** Says above the button that sending failed and nothing is lost, and takes the focus. */
export function FailedPanel({ headingLevel, help, ...rest }: FailedPanelProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section tabIndex={-1} aria-labelledby={titleId} {...rest} className={css.failed}>
      <Heading id={titleId} className={css.failedTitle}>
        <FormattedMessage {...messages.failedTitle} />
      </Heading>
      <p className={css.failedText}>
        <FormattedMessage {...messages.failedText} /> {help}
      </p>
    </section>
  )
}
