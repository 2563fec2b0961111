'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as css from './FormField.css.js'
import { messages } from './FormField.messages.js'
import type { FieldProps } from './useField.js'

export interface FieldLabelProps {
  readonly isRequired: boolean
  readonly mark: FieldProps['mark']
  readonly children: ReactNode
}

/** The label text, with "(optional)" or "(required)" according to `mark`. */
export function FieldLabel({ isRequired, mark, children }: FieldLabelProps) {
  const isMarked = mark === (isRequired ? 'required' : 'optional')
  return (
    <>
      {children}
      {isMarked && (
        <>
          {' '}
          <span className={css.mark} data-mark="">
            <FormattedMessage {...messages[mark]} />
          </span>
        </>
      )}
    </>
  )
}
