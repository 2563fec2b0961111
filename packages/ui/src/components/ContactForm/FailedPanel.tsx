'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import * as css from './formSending.css.js'
import { messages } from './formSending.messages.js'
import type { Stage } from './useFormSending.js'

export interface FailedPanelProps extends ComponentProps<'section'> {
  readonly stage: Stage
  readonly headingLevel: 2 | 3
  /** Alternative contact, such as a telephone number. */
  readonly help?: ReactNode
}

/** Message above the button for a failed or unknown outcome; states that the values are kept, and takes the focus. */
export function FailedPanel({ stage, headingLevel, help, ...rest }: FailedPanelProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  if (stage !== 'failed' && stage !== 'unknown') return null
  return (
    <section tabIndex={-1} aria-labelledby={titleId} {...rest} className={css.failed}>
      <Heading id={titleId} className={css.failedTitle}>
        <FormattedMessage {...(stage === 'unknown' ? messages.unknownTitle : messages.failedTitle)} />
      </Heading>
      <p className={css.failedText}>
        <FormattedMessage {...(stage === 'unknown' ? messages.unknownText : messages.failedText)} /> {help}
      </p>
    </section>
  )
}
