'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { text } from '../../theme/text.css.js'
import { Link } from '../Link/Link.js'
import * as css from './Breadcrumbs.css.js'

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** From the home page down; the last one is this page. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[]
}

/** The way from the home page to this page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.label)} {...rest} className={className}>
      <ol role="list" className={clsx(css.list, text.caption)}>
        {items.map(({ label, href }, index) => (
          <li key={`${label} ${href}`} className={css.item}>
            {href && index < items.length - 1 ? (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const messages = defineMessages({
  label: { id: 'breadcrumbs.label', defaultMessage: 'You are here' },
})
