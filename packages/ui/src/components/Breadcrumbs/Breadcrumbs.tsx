'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Link } from '../Link/Link.js'
import * as css from './Breadcrumbs.css.js'

export interface BreadcrumbsProps extends ComponentPropsWithRef<'nav'> {
  /** From the home page to the current page, which comes last. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[]
  readonly slotProps?: { readonly list?: SlotProps<'ol'> | undefined } | undefined
}

/** Breadcrumb trail; phones show the parent page and this page only. */
export function Breadcrumbs({ items, slotProps, className, ...rest }: BreadcrumbsProps) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return null
  return (
    <nav aria-label={formatMessage(messages.label)} {...rest} className={className}>
      <ol role="list" {...slot(clsx(css.list, text.caption), slotProps?.list)}>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={css.item}>
            {href && index < items.length - 1 ? (
              <Link href={href} variant="quiet" className={css.body}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} className={css.body}>
                {label}
              </span>
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
