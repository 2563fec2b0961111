'use client'

import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import * as css from './AddressFields.css.js'
import { messages } from './AddressFields.messages.js'
import type { AddressField } from '../../rules/addressRules.js'

export interface MoreCellProps {
  /** Fields that wait to be asked for. */
  readonly fields: readonly AddressField[]
  readonly onOpen: (field: AddressField) => void
}

/** Opens the fields that few people need; each button gives its place and the focus to its field. */
export function MoreCell({ fields, onOpen }: MoreCellProps) {
  return (
    <div className={css.more}>
      {fields.map((field) => (
        <Button key={field} variant="text" onClick={() => onOpen(field)}>
          <FormattedMessage {...(field === 'company' ? messages.addCompany : messages.addLine2)} />
        </Button>
      ))}
    </div>
  )
}
