'use client'

import { FormattedMessage } from 'react-intl'
import * as css from './RefinementPanel.css.js'
import { messages } from './RefinementPanel.messages.js'
import type { RefinementGroup } from './RefinementPanel.js'

/** Values of a group that are in force. */
export const countSelected = (group: RefinementGroup) => group.values.filter((value) => value.isSelected).length

/** How many values are in force, in brackets; nothing for none. */
export function SelectedCount({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className={css.chosen}>
      (<FormattedMessage {...messages.selectedCount} values={{ count }} />)
    </span>
  )
}
