'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { both } from '../../slots/both.js'
import { slot, type SlotProps } from '../../slots/slot.js'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.js'
import type { PhoneFieldProps } from '../PhoneField/PhoneField.js'
import * as css from './ContactForm.css.js'
import { messages } from './ContactForm.messages.js'
import { contactProblems } from '../../rules/contactProblems.js'
import { contactRules, type ContactSettings, shownFields } from '../../rules/contactRules.js'
import { contactValues, type ContactValues } from '../../rules/contactValues.js'
import { EndPart } from './EndPart.js'
import { EnquiryPart } from './EnquiryPart.js'
import { PersonPart } from './PersonPart.js'
import { RobotField } from './RobotField.js'
import { SentPanel } from './SentPanel.js'
import type { SendResult } from './sendResult.js'
import { type ContactDefaults, useContactFields } from './useContactFields.js'
import { useFormSending } from './useFormSending.js'
import { wordedFault } from './wordedFault.js'

// Part of the public surface: what a server needs to read and check what was sent.
export type { ContactReason, ContactSettings } from '../../rules/contactRules.js'
export type { ContactValues } from '../../rules/contactValues.js'
export type { SendResult } from './sendResult.js'

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'title' | 'children'>,
    ContactSettings {
  /** Above the form, and its name. */
  readonly title?: ReactNode
  readonly text?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** What the message is about, above the fields: a piece. */
  readonly subject?: ReactNode
  /** Sent with the form, unseen: the number of a piece. Names beside those of `ContactValues`. */
  readonly sentAlong?: Readonly<Record<string, string>> | undefined
  /** Words of the consent box, which is never ticked beforehand; without them there is none. */
  readonly terms?: ReactNode
  /** What happens with the entries, above the button: whom they reach, a link to the privacy notice. */
  readonly note?: ReactNode
  /** Another way when sending fails: a telephone number. */
  readonly help?: ReactNode
  readonly sendLabel?: ReactNode
  readonly sentTitle?: ReactNode
  readonly sentText?: ReactNode
  /** The way on after sending. */
  readonly sentAction?: ReactNode
  /** Countries of telephone number and residence, ISO 3166 alpha-2. */
  readonly countries?: PhoneFieldProps['countries'] | undefined
  readonly defaultValues?: ContactDefaults | undefined
  /** Sends the message; without it, or without scripts, the browser posts the form to `action`. */
  readonly onSubmit?: ((values: ContactValues) => Promise<SendResult>) | undefined
  /** What a server that got the form without scripts says of it; give what was entered as `defaultValues`. */
  readonly result?: SendResult | undefined
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly sent?: SlotProps<'section'> | undefined
      }
    | undefined
}

const COUNTRIES = ['CH', 'DE', 'AT', 'DK', 'FR', 'GB'] as const
const NOTHING = {}
const FOLLOWERS = { mainReason: ['subReason'], contactBy: ['phone'] }

/**
 * A message to the house. Settings say which fields there are; the rest is the same everywhere: errors below their fields
 * and in a summary, nothing entered is lost, one message sent once. Spec §5 "Contact forms", §9 "Contact form types".
 */
export function ContactForm({
  title,
  text,
  headingLevel = 2,
  subject,
  sentAlong = NOTHING,
  terms,
  note,
  help,
  sendLabel,
  sentTitle,
  sentText,
  sentAction,
  countries = COUNTRIES,
  defaultValues = NOTHING,
  onSubmit,
  result,
  slotProps,
  className,
  ...props
}: ContactFormProps) {
  const {
    reasons,
    stores,
    languages,
    fields: needs,
    isMessageOptional,
    messageLimit,
    areTermsRequired,
    ...rest
  } = props
  const settings = { reasons, stores, languages, fields: needs, isMessageOptional, messageLimit, areTermsRequired }
  const rules = contactRules(settings, Boolean(terms))
  const names = shownFields(rules)
  const fields = useContactFields(rules, defaultValues)
  const { stage, errors, summaryRef, failedRef, sentRef, noValidate, submit, forget } = useFormSending({
    read: contactValues,
    check: (values: ContactValues) =>
      Object.fromEntries(
        contactProblems(values, rules).map((fault) => [fault.name, wordedFault(fault, fields.label(fault.name))]),
      ),
    onSubmit,
    result,
    fields: names,
    followers: FOLLOWERS,
  })
  const intl = useIntl()
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <form
      method="post"
      {...(title && stage !== 'sent'
        ? { 'aria-labelledby': titleId }
        : { 'aria-label': intl.formatMessage(messages.form) })}
      {...rest}
      noValidate={noValidate}
      className={clsx(css.root, className)}
      onSubmit={submit}
      onInput={both(forget, rest.onInput)}
    >
      {stage === 'sent' ? (
        <SentPanel
          {...slotProps?.sent}
          ref={sentRef}
          headingLevel={headingLevel}
          title={sentTitle ?? <FormattedMessage {...messages.sentTitle} />}
          action={sentAction}
        >
          {sentText ?? <FormattedMessage {...messages.sentText} />}
        </SentPanel>
      ) : (
        <div className={css.body}>
          {(title || text || subject) && (
            <div className={css.head}>
              {title && (
                <Heading {...slot(css.title, slotProps?.title)} id={titleId}>
                  {title}
                </Heading>
              )}
              {text && <p {...slot(css.intro, slotProps?.text)}>{text}</p>}
              {subject}
            </div>
          )}
          <div className={css.fields}>
            <ErrorSummary
              ref={summaryRef}
              headingLevel={headingLevel}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A page that answers a form begins with what to mend.
              autoFocus={result !== undefined}
              errors={names
                .filter((name) => name in errors)
                .map((name) => ({ fieldId: fields.targetId(name), message: errors[name] }))}
            />
            <EnquiryPart fields={fields} errors={errors} stores={stores} />
            <PersonPart fields={fields} errors={errors} countries={countries} languages={languages} />
            <RobotField />
            {Object.entries(sentAlong).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <EndPart
              fields={fields}
              sending={{ stage, errors, failedRef }}
              terms={terms}
              note={note}
              help={help}
              headingLevel={headingLevel}
            >
              {sendLabel ?? <FormattedMessage {...messages.send} />}
            </EndPart>
          </div>
        </div>
      )}
    </form>
  )
}
