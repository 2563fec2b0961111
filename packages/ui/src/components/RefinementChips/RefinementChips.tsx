'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import * as css from './RefinementChips.css.js'
import { messages } from './RefinementChips.messages.js'

export interface RefinementChipsProps extends ComponentProps<'ul'> {
  /** Refinements in force; each address removes its own. */
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  /** Removes all of them. */
  readonly clearHref: string | null
}

/** The refinements in force, each with a way out. Renders nothing when there are none. */
export function RefinementChips({ chips, clearHref, className, ...rest }: RefinementChipsProps) {
  const intl = useIntl()
  if (chips.length === 0) return null
  return (
    <ul role="list" aria-label={intl.formatMessage(messages.label)} className={clsx(css.root, className)} {...rest}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <Link
            className={css.chip}
            href={href}
            rel="nofollow"
            aria-label={intl.formatMessage(messages.remove, { label })}
          >
            {label}
            <Icon name="close" className={css.icon} />
          </Link>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <Link className={css.clear} href={clearHref} rel="nofollow">
            <FormattedMessage {...messages.clear} />
          </Link>
        </li>
      )}
    </ul>
  )
}
