'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
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

// Part of the public API: parsing and validation for servers.
export type { ContactReason, ContactSettings } from '../../rules/contactRules.js'
export type { ContactValues } from '../../rules/contactValues.js'
export type { SendResult } from './sendResult.js'

export interface ContactFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'title' | 'children'>,
    ContactSettings {
  /** Above the form, and its accessible name. */
  readonly title?: ReactNode
  readonly text?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** Subject of the message, above the fields: a product. */
  readonly subject?: ReactNode
  /** Hidden fields submitted with the form, such as a product id. Names must differ from those of `ContactValues`. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Text of the consent checkbox, which is never preselected; without it there is no checkbox. */
  readonly terms?: ReactNode
  /** Privacy note above the button: recipient, link to the privacy policy. */
  readonly note?: ReactNode
  /** Alternative contact when submitting fails, such as a telephone number. */
  readonly help?: ReactNode
  readonly sendLabel?: ReactNode
  readonly sentTitle?: ReactNode
  readonly sentText?: ReactNode
  /** Link or button shown after submitting. */
  readonly sentAction?: ReactNode
  /** Countries for telephone number and residence, ISO 3166 alpha-2. */
  readonly countries?: PhoneFieldProps['countries'] | undefined
  readonly defaultValues?: ContactDefaults | undefined
  /** Submits the message; without it, or without scripts, the browser posts the form to `action`. */
  readonly onSubmit?: ((values: ContactValues) => Promise<SendResult>) | undefined
  /** Server response to a form submitted without scripts; pass the submitted values as `defaultValues`. */
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
 * A contact form. The settings props determine its fields; everything else is shared: errors below the fields and in a
 * summary, values kept on failure, no double submission. Spec §5 "Contact forms", §9 "Contact form types".
 */
export function ContactForm({
  title,
  text,
  headingLevel = 2,
  subject,
  hiddenFields = NOTHING,
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
      {...mergeProps({ className: css.root, onInput: forget }, rest)}
      noValidate={noValidate}
      onSubmit={submit}
    >
      {stage === 'sent' ? (
        <SentPanel
          {...slotProps?.sent}
          ref={mergeRefs(sentRef, slotProps?.sent?.ref)}
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
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response page of a form focuses the errors
              autoFocus={result !== undefined}
              errors={names
                .filter((name) => name in errors)
                .map((name) => ({ fieldId: fields.targetId(name), message: errors[name] }))}
            />
            <EnquiryPart fields={fields} errors={errors} stores={stores} />
            <PersonPart fields={fields} errors={errors} countries={countries} languages={languages} />
            <RobotField />
            {Object.entries(hiddenFields).map(([name, value]) => (
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
