'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Container } from '../Container/Container.js'
import * as css from './CheckoutPage.css.js'
import { messages } from './CheckoutPage.messages.js'

export interface CheckoutPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** `CheckoutStep` elements. */
  readonly steps: ReactNode
  /** An `OrderSummary`; it stays in view beside the steps, and precedes them on phones. */
  readonly summary: ReactNode
  /** Above the steps: a `CheckoutStatus`, `ExpressPay`. */
  readonly banner?: ReactNode
  readonly title?: ReactNode
  /** Beside the title, or below the steps on phones: a telephone number with opening hours. */
  readonly help?: ReactNode
}

/** The page of a checkout: its steps in a list beside the order summary. The title can take the focus. */
export function CheckoutPage({ steps, summary, banner, title, help, className, ...rest }: CheckoutPageProps) {
  const intl = useIntl()
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <Container width="listing" className={css.content}>
        <h1 tabIndex={-1} className={css.title}>
          {title ?? <FormattedMessage {...messages.title} />}
        </h1>
        <div className={css.summary}>{summary}</div>
        <div className={css.main}>
          {banner}
          <ol role="list" aria-label={intl.formatMessage(messages.steps)} className={css.steps}>
            {steps}
          </ol>
        </div>
        {help && <div className={css.help}>{help}</div>}
      </Container>
    </div>
  )
}
