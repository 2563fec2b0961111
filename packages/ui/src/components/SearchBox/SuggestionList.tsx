'use client'

import type { MouseEvent, SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { Link } from '../Link/Link.js'
import { matchParts } from './matchParts.js'
import * as css from './SearchBox.css.js'
import { messages } from './SearchBox.messages.js'
import type { SearchOption, SearchOptionGroup } from './searchOptions.js'

export interface SuggestionListProps {
  readonly id: string
  readonly groups: readonly SearchOptionGroup[]
  /** The current input; its words are highlighted in the options. */
  readonly query: string
  /** Index of the active option across all groups; -1 = none. */
  readonly active: number
  readonly onSelect: (href: string) => void
}

/** The listbox of the search box; its options are links. */
export function SuggestionList({ id, groups, query, active, onSelect }: SuggestionListProps) {
  const intl = useIntl()
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the combobox (aria-activedescendant)
    <div
      id={id}
      role="listbox"
      aria-label={intl.formatMessage(messages.suggestions)}
      className={css.list}
      onMouseDown={keepFocus}
    >
      {groups.map((group, groupIndex) => (
        <div
          key={group.kind}
          role="group"
          aria-labelledby={`${id}-${group.kind}`}
          className={group.kind === 'products' ? css.products : undefined}
        >
          <p role="presentation" id={`${id}-${group.kind}`} className={css.groupTitle}>
            <FormattedMessage {...messages[group.kind]} />
          </p>
          {group.options.map((option, index) => (
            <Option
              key={option.href}
              id={`${id}-${firstOf(groups, groupIndex) + index}`}
              option={option}
              query={query}
              isActive={firstOf(groups, groupIndex) + index === active}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Keeps the focus in the field, so that the list is still open when the click arrives. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Index of the first option of a group. */
function firstOf(groups: readonly SearchOptionGroup[], groupIndex: number) {
  return groups.slice(0, groupIndex).reduce((sum, group) => sum + group.options.length, 0)
}

const THUMB_SIZE = 300

interface OptionProps {
  readonly id: string
  readonly option: SearchOption
  readonly query: string
  readonly isActive: boolean
  readonly onSelect: (href: string) => void
}

/** Its accessible name is one string, because screen readers would split words at `<mark>` elements. */
function Option({ id, option, query, isActive, onSelect }: OptionProps) {
  const { imageUrl } = useUi()
  const { href, label, detail, imageSrc } = option
  return (
    <Link
      id={id}
      role="option"
      aria-label={detail ? `${detail} ${label}` : label}
      aria-selected={isActive}
      tabIndex={-1}
      className={css.option}
      href={href}
      onClick={() => onSelect(href)}
    >
      {imageSrc === null && <span className={css.thumb} />}
      {imageSrc && (
        <img
          className={css.thumb}
          src={imageUrl(imageSrc, { width: THUMB_SIZE, height: THUMB_SIZE, format: 'png' })}
          alt=""
          width={56}
          height={56}
          onError={showTile}
        />
      )}
      <span dir="auto" className={css.body}>
        {detail && (
          <span className={css.detail}>
            <Marked text={detail} query={query} />{' '}
          </span>
        )}
        <Marked text={label} query={query} />
      </span>
    </Link>
  )
}

/** An image that fails to load is replaced by a plain tile. */
const showTile = (event: SyntheticEvent<HTMLImageElement>) => event.currentTarget.removeAttribute('src')

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return matchParts(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
