import type { ReactNode } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { FormActions } from '../FormActions/FormActions.js'
import * as css from './ContactForm.css.js'
import { FailedPanel } from './FailedPanel.js'
import { SendButton } from './SendButton.js'
import type { ContactFields } from './useContactFields.js'
import type { FormSending } from './useFormSending.js'

export interface EndPartProps {
  readonly fields: ContactFields
  readonly sending: Pick<FormSending, 'stage' | 'errors' | 'failedRef'>
  readonly terms: ReactNode
  readonly note: ReactNode
  readonly help: ReactNode
  readonly headingLevel: 2 | 3
  /** Label of the button. */
  readonly children: ReactNode
}

/** End of a contact form: consent, error message, privacy note and button. */
export function EndPart({
  fields,
  sending: { stage, errors, failedRef },
  terms,
  note,
  help,
  headingLevel,
  children,
}: EndPartProps) {
  return (
    <div className={css.end}>
      {fields.isShown('terms') && (
        <Checkbox {...fields.field('terms', errors)} label={terms} slotProps={{ label: { className: css.terms } }} />
      )}
      <FailedPanel ref={failedRef} stage={stage} headingLevel={headingLevel} help={help} />
      <FormActions note={note}>
        <SendButton stage={stage}>{children}</SendButton>
      </FormActions>
    </div>
  )
}
