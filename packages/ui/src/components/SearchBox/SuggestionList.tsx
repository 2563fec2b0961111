'use client'

import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUi } from '../../provider/UiProvider.js'
import { Link } from '../Link/Link.js'
import * as css from './SearchBox.css.js'
import { messages } from './SearchBox.messages.js'
import type { SearchOption, SearchOptionGroup } from './searchOptions.js'

export interface SuggestionListProps {
  readonly id: string
  readonly groups: readonly SearchOptionGroup[]
  /** Number of the option that the arrow keys reached, over all groups; -1 = none. */
  readonly active: number
  readonly onSelect: (href: string) => void
}

/** The listbox of the search box; an option is a link. */
export function SuggestionList({ id, groups, active, onSelect }: SuggestionListProps) {
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
        <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
          <p role="presentation" id={`${id}-${group.kind}`} className={css.groupTitle}>
            <FormattedMessage {...messages[group.kind]} />
          </p>
          {group.options.map((option, index) => (
            <Option
              key={option.href}
              id={`${id}-${firstOf(groups, groupIndex) + index}`}
              option={option}
              isActive={firstOf(groups, groupIndex) + index === active}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The focus stays in the field, so that the list is still there when the click arrives. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Number of a group's first option. */
function firstOf(groups: readonly SearchOptionGroup[], groupIndex: number) {
  return groups.slice(0, groupIndex).reduce((sum, group) => sum + group.options.length, 0)
}

const THUMB_SIZE = 300

function Option({
  id,
  option,
  isActive,
  onSelect,
}: {
  id: string
  option: SearchOption
  isActive: boolean
  onSelect: (href: string) => void
}) {
  const { imageUrl } = useUi()
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={css.option}
      href={option.href}
      onClick={() => onSelect(option.href)}
    >
      {option.imageSrc !== undefined && (
        <img
          className={css.thumb}
          src={imageUrl(option.imageSrc, { width: THUMB_SIZE, height: THUMB_SIZE, format: 'png' })}
          alt=""
          width={44}
          height={55}
        />
      )}
      <span>
        {option.detail && <span className={css.detail}>{option.detail} </span>}
        {option.label}
      </span>
    </Link>
  )
}
