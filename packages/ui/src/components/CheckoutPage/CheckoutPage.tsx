'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { text } from '../../theme/text.css.js'
import { Container } from '../Container/Container.js'
import * as css from './CheckoutPage.css.js'
import { messages } from './CheckoutPage.messages.js'

export interface CheckoutPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** `CheckoutStep` elements. */
  readonly steps: ReactNode
  /** An `OrderSummary`; it stays in view beside the steps, and precedes them on phones. */
  readonly summary: ReactNode
  /** Above the steps: a `CheckoutStatus`, express payment. */
  readonly banner?: ReactNode
  readonly title?: ReactNode
  /** Below the summary, or below the steps on phones: a telephone number with opening hours. */
  readonly help?: ReactNode
}

/** The page of a checkout: its steps in a list beside the order summary. */
export function CheckoutPage({ steps, summary, banner, title, help, className, ...rest }: CheckoutPageProps) {
  const intl = useIntl()
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <Container width="page">
        <h1 className={text.h1}>{title ?? <FormattedMessage {...messages.title} />}</h1>
        {banner}
        <div>{summary}</div>
        <ol role="list" aria-label={intl.formatMessage(messages.steps)}>
          {steps}
        </ol>
        {help}
      </Container>
    </div>
  )
}
