import { addRecentSearch } from '@vitrine/commerce-client/domain/search/recentSearches'
import { useSearchSuggestions } from '@vitrine/commerce-client/hooks/useSearchSuggestions'
import { FlyoutDrawer } from '@vitrine/ui/FlyoutDrawer'
import { SearchBox } from '@vitrine/ui/SearchBox'
import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useGoTo } from '../../navigation/useGoTo.js'
import { useShell } from '../../contexts/ShellContext.js'
import type { FlyoutProps } from '../flyouts/flyoutLoaders.js'
import { readRecentSearches, writeRecentSearches } from './recentSearchStore.js'
import { searchSuggestions } from './searchSuggestions.js'

const messages = defineMessages({
  title: { id: 'searchFlyout.title', defaultMessage: 'Search' },
})

/** Search box with suggestions and the last five searches. */
export function SearchFlyout({ isOpen, onClose }: FlyoutProps) {
  const intl = useIntl()
  const shell = useShell()
  const { localeAlias, navigation } = shell
  const goTo = useGoTo(shell)
  const [query, setQuery] = useState('')
  const [recent, setRecent] = useState(readRecentSearches)
  const { suggestions, isLoading, error } = useSearchSuggestions(isOpen ? query : '')
  const action = `/${localeAlias}/search`

  const keep = (searches: readonly string[]) => {
    setRecent(searches)
    writeRecentSearches(searches)
  }
  const leaveWith = (phrase: string) => {
    keep(addRecentSearch(recent, phrase))
    onClose()
  }
  const search = (phrase: string) => {
    leaveWith(phrase)
    goTo(`${action}?q=${encodeURIComponent(phrase)}`)
  }
  return (
    <FlyoutDrawer isOpen={isOpen} onClose={onClose} flyout="search" title={intl.formatMessage(messages.title)}>
      <SearchBox
        ref={focusField}
        action={action}
        query={query}
        onQueryChange={setQuery}
        suggestions={suggestions && searchSuggestions(suggestions, localeAlias)}
        recent={recent}
        onClearRecent={() => keep([])}
        status={error === undefined ? (isLoading ? 'loading' : 'ready') : 'failed'}
        links={navigation.map(({ href, label }) => ({ href, label }))}
        onSubmit={search}
        onSelect={() => leaveWith(query)}
      />
    </FlyoutDrawer>
  )
}

/** Focuses the search field when the flyout opens. */
function focusField(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus()
}
