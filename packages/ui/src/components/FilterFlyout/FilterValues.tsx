'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Icon } from '../Icon/Icon.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import { RefinementOption } from '../RefinementPanel/RefinementOption.js'
import type { RefinementGroup } from '../RefinementPanel/RefinementPanel.js'
import { countSelected, SelectedCount } from '../RefinementPanel/SelectedCount.js'
import * as css from './FilterFlyout.css.js'
import { messages } from './FilterFlyout.messages.js'
import { matchingValues } from './matchingValues.js'

export interface FilterValuesProps {
  readonly group: RefinementGroup
  /** Fills a panel of its own: the list scrolls with the panel, not separately. */
  readonly isPanel?: boolean | undefined
}

/** Minimum number of values for a search field. */
const SEARCH_FROM = 13

/** The values of a group, filtered by the search text for long lists. */
export function FilterValues({ group, isPanel = false }: FilterValuesProps) {
  const [query, setQuery] = useState('')
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const watched = useFocusRescue(() => fieldset.current?.querySelector('a'))
  const isLong = group.values.length >= SEARCH_FROM
  const values = isLong ? matchingValues(group.values, query) : group.values
  return (
    <fieldset ref={fieldset} className={css.fieldset}>
      <legend className={visuallyHidden}>
        {group.label} <SelectedCount count={countSelected(group)} />
      </legend>
      {isLong && (
        <SearchField
          group={group.label}
          query={query}
          count={values.length}
          onQueryChange={setQuery}
          isSticky={isPanel}
        />
      )}
      <ul role="list" className={isLong && !isPanel ? css.longList : css.list}>
        {values.map((value) => (
          <li key={value.value}>
            <RefinementOption ref={watched} value={value} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface SearchFieldProps {
  readonly group: string
  readonly query: string
  readonly count: number
  readonly isSticky: boolean
  readonly onQueryChange: (query: string) => void
}

function SearchField({ group, query, count, isSticky, onQueryChange }: SearchFieldProps) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.search, { group })
  /** The first Escape clears the search, the next one closes the flyout. */
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return
    event.preventDefault()
    event.stopPropagation()
    onQueryChange('')
  }
  return (
    <>
      <div className={isSticky ? css.stickySearch : css.search}>
        <Icon name="search" className={css.searchIcon} />
        <input
          type="search"
          dir="auto"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          className={css.searchInput}
          value={query}
          onChange={(event) => onQueryChange(event.currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
      </div>
      <p role="status" className={count === 0 ? css.noMatch : visuallyHidden}>
        {query.trim() !== '' &&
          (count === 0 ? (
            <FormattedMessage {...messages.noMatch} values={{ query: query.trim() }} />
          ) : (
            <FormattedMessage {...messages.matches} values={{ count }} />
          ))}
      </p>
    </>
  )
}
