'use client'

import { Icon } from '../Icon/Icon.js'
import type { RefinementGroup } from '../RefinementPanel/RefinementPanel.js'
import { countSelected, SelectedCount } from '../RefinementPanel/SelectedCount.js'
import * as css from './FilterFlyout.css.js'

export interface FilterGroupListProps {
  readonly groups: readonly RefinementGroup[]
  readonly onChoose: (id: string) => void
  /** Id of the group the shopper returns from; its item takes the focus. */
  readonly cameFrom: string | null
}

/** For small screens: the groups with their selected values; each opens its values. */
export function FilterGroupList({ groups, onChoose, cameFrom }: FilterGroupListProps) {
  return (
    <ul role="list" className={css.rows}>
      {groups.map((group) => (
        <li key={group.id}>
          <button
            type="button"
            className={css.row}
            ref={group.id === cameFrom ? focus : undefined}
            onClick={() => onChoose(group.id)}
          >
            <span className={css.rowWords}>
              <span>
                {group.label} <SelectedCount count={countSelected(group)} />
              </span>
              {countSelected(group) > 0 && <span className={css.rowChosen}>{chosenLabels(group)}</span>}
            </span>
            <Icon name="chevronRight" className={css.chevron} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function chosenLabels({ values }: RefinementGroup): string {
  return values
    .filter(({ isSelected }) => isSelected)
    .map(({ label }) => label)
    .join(', ')
}

const focus = (row: HTMLButtonElement | null) => row?.focus()
