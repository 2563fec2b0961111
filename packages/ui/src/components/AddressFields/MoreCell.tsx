'use client'

import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import * as css from './AddressFields.css.js'
import { messages } from './AddressFields.messages.js'
import type { AddressField } from '../../rules/addressRules.js'

export interface MoreCellProps {
  /** Collapsed fields. */
  readonly fields: readonly AddressField[]
  readonly onOpen: (field: AddressField) => void
}

/** Buttons that reveal optional fields; each is replaced by its field, which takes the focus. */
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
