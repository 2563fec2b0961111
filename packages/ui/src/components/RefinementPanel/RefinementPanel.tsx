'use client'

import { clsx } from 'clsx'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import * as css from './RefinementPanel.css.js'
import { messages } from './RefinementPanel.messages.js'

/** One value of a refinement; its address adds it, or removes it when it is selected. */
export interface RefinementValue {
  readonly value: string
  readonly label: string
  /** Pieces that have it. */
  readonly count: number
  readonly href: string
  readonly isSelected: boolean
}

/** One attribute that a listing can be narrowed by. */
export interface RefinementGroup {
  readonly id: string
  readonly label: string
  readonly values: readonly RefinementValue[]
}

export interface RefinementPanelProps extends ComponentProps<'details'> {
  readonly groups: readonly RefinementGroup[]
  /** Pieces in the listing as refined now. */
  readonly total: number
  /** Id of the element that holds the results. */
  readonly resultsId: string
}

/** Refinements as links in a disclosure; works without JavaScript, Escape closes it with. */
export function RefinementPanel({ groups, total, resultsId, className, ...rest }: RefinementPanelProps) {
  const root = useRef<HTMLDetailsElement>(null)
  if (groups.length === 0) return null
  const close = () => {
    if (root.current) root.current.open = false
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    root.current?.querySelector('summary')?.focus()
  }
  const selected = groups.reduce((sum, group) => sum + countSelected(group), 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside closes it
    <details ref={root} className={clsx(css.root, className)} onKeyDown={closeOnEscape} {...rest}>
      <summary className={css.summary}>
        <FormattedMessage {...messages.filter} /> <SelectedCount count={selected} />
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <div className={css.panel}>
        <div className={css.groups}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
        <div className={css.footer}>
          <Button href={`#${resultsId}`} variant="secondary" onClick={close}>
            <FormattedMessage {...messages.showResults} values={{ total }} />
          </Button>
        </div>
      </div>
    </details>
  )
}

const countSelected = (group: RefinementGroup) => group.values.filter((value) => value.isSelected).length

function SelectedCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.chosen}>
      (<FormattedMessage {...messages.selectedCount} values={{ count }} />)
    </span>
  )
}

function Group({ group }: { group: RefinementGroup }) {
  return (
    <details className={css.group} open>
      <summary className={css.groupSummary}>
        <span>
          {group.label} <SelectedCount count={countSelected(group)} />
        </span>
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <ul role="list" className={css.values}>
        {group.values.map((value) => (
          <li key={value.value}>
            <Value value={value} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Value({ value }: { value: RefinementValue }) {
  return (
    <Link className={css.value} href={value.href} rel="nofollow" aria-current={value.isSelected ? 'true' : undefined}>
      <span className={css.box} aria-hidden="true">
        {value.isSelected && <Icon name="check" className={css.check} />}
      </span>
      {value.label}
      <span className={css.count} aria-hidden="true">
        {value.count}
      </span>
      <span className={visuallyHidden}>
        (<FormattedMessage {...messages.count} values={{ count: value.count }} />)
      </span>
    </Link>
  )
}
