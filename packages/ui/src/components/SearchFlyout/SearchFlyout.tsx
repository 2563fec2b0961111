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
  /** Everything that the box within needs. */
  readonly search: Omit<SearchBoxProps, 'ref'>
  /** Where many want to go; shown until something is typed. */
  readonly popular?: readonly LinkData[] | undefined
}

/**
 * The search across the top of the page: the field has the focus, last searches and ways on wait below it. Spec §2
 * "Flyouts" (`search`). A lazy part: load it with `import()` on the first intent.
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

/** Whoever opens the search wants to type. */
function focusField(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus()
}
