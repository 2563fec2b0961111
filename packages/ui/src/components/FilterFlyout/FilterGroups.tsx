'use client'

import { useState } from 'react'
import { Icon } from '../Icon/Icon.js'
import type { RefinementGroup } from '../RefinementPanel/RefinementPanel.js'
import { countSelected, SelectedCount } from '../RefinementPanel/SelectedCount.js'
import * as css from './FilterFlyout.css.js'
import { FilterValues } from './FilterValues.js'

/** All groups as disclosures; the first one and those with selected values are open. */
export function FilterGroups({ groups }: { readonly groups: readonly RefinementGroup[] }) {
  return groups.map((group, index) => <Group key={group.id} group={group} isFirst={index === 0} />)
}

function Group({ group, isFirst }: { group: RefinementGroup; isFirst: boolean }) {
  // Keeps its open state when new results arrive.
  const [isOpen, setIsOpen] = useState(isFirst || countSelected(group) > 0)
  return (
    <details className={css.group} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.groupSummary}>
        <span className={css.groupName}>
          {group.label} <SelectedCount count={countSelected(group)} />
        </span>
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <FilterValues group={group} />
    </details>
  )
}
