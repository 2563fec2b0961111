'use client'

import type { ComponentPropsWithRef, SubmitEvent } from 'react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { LinkData } from '../Link/Link.js'
import * as css from './SearchBox.css.js'
import { messages } from './SearchBox.messages.js'
import { SearchNotice } from './SearchNotice.js'
import { searchOptions } from './searchOptions.js'
import { SuggestionList } from './SuggestionList.js'
import { useCombobox } from './useCombobox.js'
import { useSettled } from './useSettled.js'

/** Suggestions for the current input. */
export interface SearchSuggestions {
  readonly products: readonly {
    readonly href: string
    readonly name: string
    readonly brand: string
    readonly image: CloudImageData | null
  }[]
  readonly categories: readonly LinkData[]
  readonly brands: readonly LinkData[]
  readonly phrases: readonly string[]
}

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'search'>, 'onSubmit' | 'onSelect' | 'children'> {
  /** URL of the results page; the query is submitted as `q`. */
  readonly action: string
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** null = not requested yet. */
  readonly suggestions: SearchSuggestions | null
  /** Recent searches, newest first; shown while the input is empty (Spec §9: five of them). */
  readonly recent: readonly string[]
  /** Clears the recent searches; without it there is no button for that. */
  readonly onClearRecent?: (() => void) | undefined
  /** State of the suggestions; after `failed`, searching is still possible. */
  readonly status: 'ready' | 'loading' | 'failed'
  /** Links shown when nothing is found. */
  readonly links?: readonly LinkData[] | undefined
  /** Replaces the form submission; without it the browser submits the form. */
  readonly onSubmit?: ((query: string) => void) | undefined
  /** Called when a suggestion or link is followed. */
  readonly onSelect?: ((href: string) => void) | undefined
  readonly slotProps?:
    | {
        readonly form?: SlotProps<'form'> | undefined
        readonly field?: SlotProps<'div'> | undefined
        readonly input?: SlotProps<'input'> | undefined
      }
    | undefined
}

/** Delay before the number of suggestions, or a failure, is announced. */
const ANNOUNCE_AFTER_MS = 500

/** A search form; with JavaScript a combobox whose suggestions are links. */
export function SearchBox({
  action,
  query,
  onQueryChange,
  suggestions,
  recent,
  onClearRecent,
  status,
  links = [],
  onSubmit,
  onSelect,
  slotProps,
  ...rest
}: SearchBoxProps) {
  const intl = useIntl()
  const listId = useId()
  const groups = searchOptions({ action, query, suggestions, recent })
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const combobox = useCombobox({ listId, count, query })
  const hasQuery = query.trim() !== ''
  const hasAnswer = hasQuery && (status === 'failed' || (status === 'ready' && suggestions !== null))
  const announced = useSettled(
    hasAnswer ? (status === 'failed' && count === 0 ? status : count) : null,
    ANNOUNCE_AFTER_MS,
  )
  const submit = (event: SubmitEvent) => {
    combobox.close()
    if (!onSubmit) return
    event.preventDefault()
    onSubmit(query)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list closes when the focus leaves
    <search {...mergeProps({ className: css.root, onBlur: combobox.onBlur }, rest)}>
      <form {...mergeProps({ onSubmit: submit }, slotProps?.form)} action={action} method="get">
        <div {...slot(css.field, slotProps?.field)}>
          <input
            type="search"
            name="q"
            role="combobox"
            dir="auto"
            aria-label={intl.formatMessage(messages.label)}
            placeholder={intl.formatMessage(messages.placeholder)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            {...mergeProps({ className: css.input, ...combobox.inputProps }, slotProps?.input)}
            aria-activedescendant={combobox.activeId}
            aria-autocomplete="list"
            aria-expanded={combobox.isOpen}
            aria-controls={combobox.isOpen ? listId : undefined}
            aria-busy={status === 'loading' || undefined}
            value={query}
            onChange={(event) => onQueryChange(event.currentTarget.value)}
          />
          <IconButton type="submit" icon="search" label={intl.formatMessage(messages.submit)} />
        </div>
      </form>
      {combobox.isOpen && (
        <SuggestionList
          id={listId}
          groups={groups}
          query={query}
          active={combobox.active}
          onSelect={combobox.closing(onSelect)}
        />
      )}
      {combobox.isOpen && !hasQuery && onClearRecent && (
        <button
          type="button"
          className={css.clear}
          onClick={(event) => {
            event.currentTarget.closest('search')?.querySelector('input')?.focus()
            onClearRecent()
          }}
        >
          <FormattedMessage {...messages.clearRecent} />
        </button>
      )}
      {combobox.isWanted && hasQuery && count === 0 && (
        <SearchNotice
          query={query}
          status={status === 'ready' ? suggestions && 'empty' : status}
          links={links}
          onSelect={combobox.closing(onSelect)}
        />
      )}
      <p className={visuallyHidden} role="status">
        {combobox.isWanted && announced === 'failed' && <FormattedMessage {...messages.failed} />}
        {combobox.isWanted && typeof announced === 'number' && (
          <FormattedMessage {...messages.count} values={{ count: announced }} />
        )}
      </p>
    </search>
  )
}
