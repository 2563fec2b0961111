'use client'

import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FlyoutDrawer, type FlyoutDrawerProps } from '../FlyoutDrawer/FlyoutDrawer.js'
import { Link, type LinkData } from '../Link/Link.js'
import { SearchBox, type SearchBoxProps } from '../SearchBox/SearchBox.js'
import * as css from './SearchFlyout.css.js'
import { messages } from './SearchFlyout.messages.js'

export interface SearchFlyoutProps
  extends Omit<
    FlyoutDrawerProps,
    'flyout' | 'anchor' | 'width' | 'title' | 'headerActions' | 'onBack' | 'children' | 'footer'
  > {
  /** Props of the search box. */
  readonly search: Omit<SearchBoxProps, 'ref'>
  /** Popular links; shown while the input is empty. */
  readonly popular?: readonly LinkData[] | undefined
}

/**
 * Search across the top of the page: the field has the focus, with recent searches and popular links below. Spec §2
 * "Flyouts" (`search`). Load it with `import()` on first use.
 */
export function SearchFlyout({ search, popular = [], ...rest }: SearchFlyoutProps) {
  const intl = useIntl()
  return (
    <FlyoutDrawer {...rest} flyout="search" title={intl.formatMessage(messages.title)}>
      <div className={css.room}>
        <SearchBox ref={focusField} {...search} />
        {popular.length > 0 && search.query.trim() === '' && <Popular links={popular} onSelect={search.onSelect} />}
      </div>
    </FlyoutDrawer>
  )
}

function Popular({ links, onSelect }: { links: readonly LinkData[]; onSelect: SearchBoxProps['onSelect'] }) {
  const titleId = useId()
  return (
    <nav className={css.popular} aria-labelledby={titleId}>
      <p id={titleId} className={css.popularTitle}>
        <FormattedMessage {...messages.popular} />
      </p>
      <ul role="list" className={css.list}>
        {links.map(({ label, ...link }) => (
          <li key={link.href}>
            <Link {...link} className={css.link} onClick={() => onSelect?.(link.href)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Focuses the field on opening. */
function focusField(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus()
}
