import type { ReactNode } from 'react'
import { alert } from '../../icons/forms.js'
import { slot } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './FormField.css.js'
import type { FieldSlotProps } from './useField.js'

export interface FieldNotesProps {
  readonly controlId: string
  readonly hint: ReactNode
  readonly error: ReactNode
  /** At the end of the line: a counter. */
  readonly count?: ReactNode
  readonly slotProps?: Pick<FieldSlotProps, 'hint' | 'error'> | undefined
}

/** Error, hint and counter below a control, with the ids that `useField` references. */
export function FieldNotes({ controlId, hint, error, count, slotProps }: FieldNotesProps) {
  if (!hint && !error && !count) return null
  return (
    <div className={css.notes}>
      {error && (
        <p {...slot(css.error, slotProps?.error)} id={`${controlId}-error`}>
          <Icon name={alert} className={css.errorIcon} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p {...slot(css.hint, slotProps?.hint)} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {count}
    </div>
  )
}
