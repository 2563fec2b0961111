'use client'

import { FormattedMessage } from 'react-intl'
import * as css from './RefinementPanel.css.js'
import { messages } from './RefinementPanel.messages.js'
import type { RefinementGroup } from './RefinementPanel.js'

/** Number of selected values of a group. */
export const countSelected = (group: RefinementGroup) => group.values.filter((value) => value.isSelected).length

/** Number of selected values in brackets; renders nothing for zero. */
export function SelectedCount({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className={css.chosen}>
      (<FormattedMessage {...messages.selectedCount} values={{ count }} />)
    </span>
  )
}
