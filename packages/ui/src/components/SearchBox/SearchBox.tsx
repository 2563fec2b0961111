'use client'

import { clsx } from 'clsx'
import type { ComponentProps, SubmitEvent } from 'react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import type { ImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './SearchBox.css.js'
import { messages } from './SearchBox.messages.js'
import { searchOptions } from './searchOptions.js'
import { SuggestionList } from './SuggestionList.js'
import { useCombobox } from './useCombobox.js'
import { useSettled } from './useSettled.js'

/** What the shop suggests for the words typed so far. */
export interface SearchSuggestions {
  readonly products: readonly {
    readonly href: string
    readonly name: string
    readonly brand: string
    readonly image: ImageData | null
  }[]
  readonly categories: readonly LinkData[]
  readonly brands: readonly LinkData[]
  readonly phrases: readonly string[]
}

export interface SearchBoxProps extends Omit<ComponentProps<'search'>, 'onSubmit' | 'onSelect'> {
  /** Address of the results page; the words go there as `q`. */
  readonly action: string
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** null = none asked for yet. */
  readonly suggestions: SearchSuggestions | null
  /** Last searches, newest first; shown while nothing is typed. */
  readonly recent: readonly string[]
  readonly isLoading: boolean
  /** Takes over from the form; without it the browser sends the form. */
  readonly onSubmit?: ((query: string) => void) | undefined
  /** A suggestion was followed. */
  readonly onSelect?: ((href: string) => void) | undefined
}

/** How long the number of suggestions must stand before it is announced. */
const ANNOUNCE_AFTER_MS = 500

/** A search form; with JavaScript a combobox whose suggestions are links. */
export function SearchBox({
  action,
  query,
  onQueryChange,
  suggestions,
  recent,
  isLoading,
  onSubmit,
  onSelect,
  className,
  ...rest
}: SearchBoxProps) {
  const intl = useIntl()
  const listId = useId()
  const groups = searchOptions({ action, query, suggestions, recent })
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const combobox = useCombobox({ listId, count, query })
  const announced = useSettled(
    suggestions !== null && query.trim() !== '' && !isLoading ? count : null,
    ANNOUNCE_AFTER_MS,
  )
  const submit = (event: SubmitEvent) => {
    combobox.close()
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(query)
  }
  return (
    <search className={clsx(css.root, className)} {...rest}>
      <form action={action} method="get" onSubmit={submit}>
        <div className={css.field}>
          <input
            className={css.input}
            type="search"
            name="q"
            role="combobox"
            aria-label={intl.formatMessage(messages.label)}
            aria-autocomplete="list"
            aria-expanded={combobox.isOpen}
            aria-controls={combobox.isOpen ? listId : undefined}
            aria-busy={isLoading || undefined}
            placeholder={intl.formatMessage(messages.placeholder)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={query}
            onChange={(event) => onQueryChange(event.currentTarget.value)}
            {...combobox.inputProps}
          />
          <IconButton type="submit" icon="search" label={intl.formatMessage(messages.submit)} />
        </div>
      </form>
      {combobox.isOpen && (
        <SuggestionList id={listId} groups={groups} active={combobox.active} onSelect={combobox.closing(onSelect)} />
      )}
      <p className={visuallyHidden} role="status">
        {combobox.isOpen && announced !== null && (
          <FormattedMessage {...messages.count} values={{ count: announced }} />
        )}
      </p>
    </search>
  )
}
