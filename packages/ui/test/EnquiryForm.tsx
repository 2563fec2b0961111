import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Banner } from '../src/components/Banner/Banner.js'
import { Button } from '../src/components/Button/Button.js'
import { Checkbox } from '../src/components/Checkbox/Checkbox.js'
import { DateField } from '../src/components/DateField/DateField.js'
import { ErrorSummary } from '../src/components/ErrorSummary/ErrorSummary.js'
import { FieldErrorText, type FormProblem, formProblems } from '../src/components/FieldErrorText/FieldErrorText.js'
import { FieldRow } from '../src/components/FieldRow/FieldRow.js'
import { Fieldset } from '../src/components/Fieldset/Fieldset.js'
import { FormActions } from '../src/components/FormActions/FormActions.js'
import { Link } from '../src/components/Link/Link.js'
import { PhoneField } from '../src/components/PhoneField/PhoneField.js'
import { RadioGroup } from '../src/components/RadioGroup/RadioGroup.js'
import { SelectField } from '../src/components/SelectField/SelectField.js'
import { TextArea } from '../src/components/TextArea/TextArea.js'
import { TextField } from '../src/components/TextField/TextField.js'

export interface EnquiryFormProps {
  /** Rejects when the server is unavailable. */
  readonly send: (data: FormData) => Promise<void>
}

type Stage = 'open' | 'sending' | 'failed' | 'sent'

/**
 * A form with all fields: native validation finds the errors, FieldErrorText words them, the summary takes the focus.
 */
export function EnquiryForm({ send }: EnquiryFormProps) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [stage, setStage] = useState<Stage>('open')
  const summary = useRef<HTMLElement>(null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = formProblems(form)
    flushSync(() => setProblems(found))
    if (found.length > 0) {
      summary.current?.focus()
      return
    }
    setStage('sending')
    void send(new FormData(form)).then(
      () => setStage('sent'),
      () => setStage('failed'),
    )
  }
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const id = target instanceof Element ? target.id : ''
    setProblems((known) => known.filter(({ fieldId }) => fieldId !== id))
  }
  const errorOf = (name: string) => {
    const found = problems.find((problem) => problem.name === name)
    return found && <FieldErrorText problem={found.problem} />
  }

  if (stage === 'sent') {
    return (
      <Banner type="success" ref={takeFocus} tabIndex={-1}>
        Thank you. An adviser answers within one working day.
      </Banner>
    )
  }
  return (
    <form noValidate onSubmit={submit} onInput={forget} aria-label="Enquiry" style={{ display: 'grid', gap: 48 }}>
      <ErrorSummary
        ref={summary}
        errors={problems.map(({ fieldId, problem }) => ({ fieldId, message: <FieldErrorText problem={problem} /> }))}
      />
      <Visit errorOf={errorOf} />
      <Person errorOf={errorOf} />
      {stage === 'failed' && (
        <Banner type="warning">Your enquiry could not be sent. Your entries are kept; please try again.</Banner>
      )}
      <FormActions note="An adviser answers within one working day.">
        <Button type="submit" isBusy={stage === 'sending'}>
          Send enquiry
        </Button>
      </FormActions>
    </form>
  )
}

/** The focused button has been removed. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

interface PartProps {
  readonly errorOf: (name: string) => React.ReactNode
}

function Visit({ errorOf }: PartProps) {
  return (
    <Fieldset legend="Your visit" intro="We prepare the pieces for you.">
      <SelectField
        label="Boutique"
        name="boutique"
        required
        error={errorOf('boutique')}
        options={[
          { label: 'Switzerland', options: [{ value: 'zrh', label: 'Zürich, Bahnhofstrasse' }] },
          { label: 'Germany', options: [{ value: 'muc', label: 'München, Residenzstraße' }] },
        ]}
      />
      <DateField label="Day" name="day" required min="2026-12-03" max="2027-01-31" error={errorOf('day')} />
      <RadioGroup
        label="How may we confirm it?"
        name="channel"
        required
        variant="card"
        isInColumns
        error={errorOf('channel')}
        options={[
          { value: 'mail', label: 'By e-mail', description: 'Within one working day' },
          { value: 'phone', label: 'By telephone', description: 'On weekdays from 9 to 18 o’clock' },
        ]}
      />
      <TextArea label="Your message" name="message" characterLimit={200} error={errorOf('message')} />
    </Fieldset>
  )
}

function Person({ errorOf }: PartProps) {
  return (
    <Fieldset legend="Your details">
      <FieldRow>
        <TextField
          label="First name"
          name="firstName"
          required
          autoComplete="given-name"
          error={errorOf('firstName')}
        />
        <TextField label="Last name" name="lastName" required autoComplete="family-name" error={errorOf('lastName')} />
      </FieldRow>
      <TextField label="E-mail" name="email" type="email" required error={errorOf('email')} />
      <PhoneField
        label="Telephone"
        name="phone"
        countries={['CH', 'DE', 'AT', 'DK', 'FR', 'GB']}
        error={errorOf('phone')}
      />
      <Checkbox
        name="terms"
        required
        error={errorOf('terms')}
        label={
          <>
            I have read the{' '}
            <Link href="#privacy" variant="underline">
              privacy notice
            </Link>{' '}
            and agree to be contacted about this enquiry.
          </>
        }
      />
    </Fieldset>
  )
}
