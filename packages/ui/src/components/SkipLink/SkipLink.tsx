'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import * as css from './SkipLink.css.js'

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Fragment of the main area. */
  readonly href?: string | undefined
}

/** First tab stop of a page; visually hidden until focused. The target needs `tabIndex={-1}`. */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  const { formatMessage } = useIntl()
  return (
    <a {...rest} href={href} className={clsx(css.root, className)}>
      {children ?? formatMessage(messages.skip)}
    </a>
  )
}

const messages = defineMessages({
  skip: { id: 'skipLink.skip', defaultMessage: 'Skip to Content' },
})
