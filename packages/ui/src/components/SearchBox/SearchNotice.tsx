'use client'

import { FormattedMessage } from 'react-intl'
import { Link, type LinkData } from '../Link/Link.js'
import * as css from './SearchBox.css.js'
import { messages } from './SearchBox.messages.js'

export interface SearchNoticeProps {
  readonly query: string
  /** null = the input is too short for suggestions. */
  readonly state: 'loading' | 'nothing' | 'failed' | null
  readonly waysOn: readonly LinkData[]
  readonly onSelect: (href: string) => void
}

/** Notice below the field when there are no suggestions. */
export function SearchNotice({ query, state, waysOn, onSelect }: SearchNoticeProps) {
  if (state === null) return null
  if (state !== 'nothing') {
    return (
      <p className={css.notice}>
        <FormattedMessage {...messages[state]} />
      </p>
    )
  }
  return (
    <div className={css.notice}>
      <p className={css.nothing}>
        <FormattedMessage {...messages.nothing} values={{ query: query.trim() }} />
      </p>
      {waysOn.length > 0 && (
        <>
          <p>
            <FormattedMessage {...messages.waysOn} />
          </p>
          <ul role="list" className={css.waysOn}>
            {waysOn.map(({ label, ...link }) => (
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
