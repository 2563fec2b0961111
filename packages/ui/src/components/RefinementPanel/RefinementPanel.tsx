'use client'

import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { counted } from '../Listing/counted.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { RefinementOption } from './RefinementOption.js'
import * as css from './RefinementPanel.css.js'
import { messages } from './RefinementPanel.messages.js'
import { countSelected, SelectedCount } from './SelectedCount.js'

/** One value of a refinement; its URL adds it, or removes it when it is selected. */
export interface RefinementValue {
  readonly value: string
  readonly label: string
  /** Number of products with this value. */
  readonly count: number
  readonly href: string
  readonly isSelected: boolean
}

/** An attribute by which a listing can be refined. */
export interface RefinementGroup {
  readonly id: string
  readonly label: string
  readonly values: readonly RefinementValue[]
}

export interface RefinementPanelProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  readonly groups: readonly RefinementGroup[]
  /** Number of products with the current refinements. */
  readonly total: number
  /** Id of the element that contains the results. */
  readonly resultsId: string
  readonly slotProps?:
    | { readonly summary?: SlotProps<'summary'> | undefined; readonly panel?: SlotProps<'div'> | undefined }
    | undefined
}

/** Refinements as links in a disclosure; works without JavaScript. With it, Escape and blur close it. */
export function RefinementPanel({ groups, total, resultsId, slotProps, ...rest }: RefinementPanelProps) {
  if (groups.length === 0) return null
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  // An open panel would cover the newly focused element.
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const close = (event: MouseEvent<HTMLElement>) => {
    const panel = event.currentTarget.closest('details')
    if (panel) panel.open = false
  }
  const selected = groups.reduce((sum, group) => sum + countSelected(group), 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside closes it
    <details {...mergeProps({ className: css.root, onKeyDown: closeOnEscape, onBlur: closeBehindFocus }, rest)}>
      <summary {...mergeProps({ className: css.summary, onPointerEnter: layOut, onFocus: layOut }, slotProps?.summary)}>
        <FormattedMessage {...messages.filter} /> <SelectedCount count={selected} />
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <div {...slot(css.panel, slotProps?.panel)}>
        <div className={css.groups}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
        <div className={css.footer}>
          <Button href={`#${resultsId}`} variant="secondary" onClick={close}>
            <FormattedMessage {...messages.showResults} values={{ total: counted(total) }} />
          </Button>
        </div>
      </div>
    </details>
  )
}

/** Measures the closed panel, so that the browser computes its styles and layout before the press that opens it. */
function layOut({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.nextElementSibling?.firstElementChild?.getBoundingClientRect()
}

function Group({ group }: { group: RefinementGroup }) {
  const legend = (
    <>
      {group.label} <SelectedCount count={countSelected(group)} />
    </>
  )
  return (
    <details className={css.group} open>
      <summary className={css.groupSummary}>
        <span>{legend}</span>
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <fieldset className={css.fieldset}>
        <legend className={visuallyHidden}>{legend}</legend>
        <ul role="list" className={css.values}>
          {group.values.map((value) => (
            <li key={value.value}>
              <RefinementOption value={value} />
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}
