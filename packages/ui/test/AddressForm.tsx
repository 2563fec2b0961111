import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AddressFields, type AddressFieldsProps } from '../src/components/AddressFields/AddressFields.js'
import { Button } from '../src/components/Button/Button.js'
import { ErrorSummary } from '../src/components/ErrorSummary/ErrorSummary.js'
import { FieldErrorText, type FormProblem, formProblems } from '../src/components/FieldErrorText/FieldErrorText.js'
import { FormActions } from '../src/components/FormActions/FormActions.js'
import { addressValues } from '../src/rules/addressProblems.js'

export interface AddressFormProps extends AddressFieldsProps {
  readonly onSave: (address: ReturnType<typeof addressValues>) => void
}

/** An address form: native validation finds the errors, FieldErrorText words them, the summary takes the focus. */
export function AddressForm({ onSave, ...fields }: AddressFormProps) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const summary = useRef<HTMLElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = formProblems(event.currentTarget)
    flushSync(() => setProblems(found))
    if (found.length > 0) summary.current?.focus()
    else onSave(addressValues(new FormData(event.currentTarget), fields.section))
  }
  const worded = problems.map(({ problem, ...where }) => ({ ...where, message: <FieldErrorText problem={problem} /> }))
  return (
    <form noValidate aria-label="Address" onSubmit={submit} style={{ display: 'grid', gap: 32 }}>
      <ErrorSummary ref={summary} errors={worded} />
      <AddressFields {...fields} errors={Object.fromEntries(worded.map(({ name, message }) => [name, message]))} />
      <FormActions>
        <Button type="submit">Save address</Button>
      </FormActions>
    </form>
  )
}
