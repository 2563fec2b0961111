'use client'

import { FormattedMessage } from 'react-intl'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './SearchBox.css.js'
import { messages } from './SearchBox.messages.js'

export interface SearchNoticeProps {
  readonly query: string
  /** null = the input is too short for suggestions. */
  readonly status: 'loading' | 'empty' | 'failed' | null
  readonly links: readonly LinkData[]
  readonly onSelect: (href: string) => void
}

/** Notice below the field when there are no suggestions. */
export function SearchNotice({ query, status, links, onSelect }: SearchNoticeProps) {
  if (status === null) return null
  if (status !== 'empty') {
    return (
      <p className={css.notice}>
        <FormattedMessage {...messages[status]} />
      </p>
    )
  }
  return (
    <div className={css.notice}>
      <p className={css.nothing}>
        <FormattedMessage {...messages.nothing} values={{ query: query.trim() }} />
      </p>
      {links.length > 0 && (
        <>
          <p>
            <FormattedMessage {...messages.waysOn} />
          </p>
          <ul role="list" className={css.links}>
            {links.map(({ label, ...link }) => (
              <li key={link.href}>
                <Link {...link} variant="underline" className={css.wayOn} onClick={() => onSelect(link.href)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
