'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { slot, type SlotProps } from '../../slots/slot.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { FailedPanel } from '../ContactForm/FailedPanel.js'
import { RobotField } from '../ContactForm/RobotField.js'
import { SendButton } from '../ContactForm/SendButton.js'
import { SentPanel } from '../ContactForm/SentPanel.js'
import type { SendResult } from '../ContactForm/sendResult.js'
import { useFormSending } from '../ContactForm/useFormSending.js'
import { wordedFault } from '../ContactForm/wordedFault.js'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.js'
import { FormActions } from '../FormActions/FormActions.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './BackInStockForm.css.js'
import { labels, messages } from './BackInStockForm.messages.js'
import {
  type BackInStockField,
  backInStockFields,
  backInStockProblems,
  type BackInStockValues,
  backInStockValues,
} from '../../rules/backInStock.js'

// Part of the public API: parsing and validation for servers.
export type { BackInStockValues } from '../../rules/backInStock.js'

export interface BackInStockFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'title' | 'children'> {
  /** Product id, submitted with the form. */
  readonly productId: string
  /** `null` when the flyout around the form already has the title. */
  readonly title?: ReactNode
  readonly text?: ReactNode
  readonly headingLevel?: 2 | 3 | undefined
  /** Adds an optional name field. */
  readonly hasName?: boolean | undefined
  /** Initial values; consent is never preselected. */
  readonly defaultValues?: Readonly<Partial<Pick<BackInStockValues, 'name' | 'email'>>> | undefined
  /** Text of the consent checkbox, which is never preselected; without it there is no checkbox. */
  readonly terms?: ReactNode
  readonly areTermsRequired?: boolean | undefined
  /** Privacy note above the button. */
  readonly note?: ReactNode
  /** Alternative contact when submitting fails, such as a telephone number. */
  readonly help?: ReactNode
  readonly sentTitle?: ReactNode
  readonly sentText?: ReactNode
  /** Link or button shown after submitting. */
  readonly sentAction?: ReactNode
  /** Submits the request; without it, or without scripts, the browser posts the form to `action`. */
  readonly onSubmit?: ((values: BackInStockValues) => Promise<SendResult>) | undefined
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

const NOTHING = {}

/** Subscribes to a back-in-stock notification; compact enough for a flyout. Resets when the product changes. */
export function BackInStockForm(props: BackInStockFormProps) {
  return <PieceForm key={props.productId} {...props} />
}

function PieceForm({
  productId,
  title,
  text,
  headingLevel = 2,
  hasName = false,
  defaultValues = NOTHING,
  terms,
  areTermsRequired = false,
  note,
  help,
  sentTitle,
  sentText,
  sentAction,
  onSubmit,
  result,
  slotProps,
  ...rest
}: BackInStockFormProps) {
  const intl = useIntl()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const names = backInStockFields.filter((name) => (name !== 'name' || hasName) && (name !== 'terms' || Boolean(terms)))
  const label = (name: BackInStockField) => intl.formatMessage(labels[name])
  const { stage, errors, summaryRef, failedRef, sentRef, noValidate, submit, forget } = useFormSending({
    read: backInStockValues,
    check: (values: BackInStockValues) =>
      Object.fromEntries(
        backInStockProblems(values, areTermsRequired && Boolean(terms)).map((fault) => [
          fault.name,
          wordedFault(fault, label(fault.name)),
        ]),
      ),
    onSubmit,
    result,
    fields: names,
  })
  const field = (name: BackInStockField) => ({ id: `${id}-${name}`, name, label: label(name), error: errors[name] })
  return (
    <form
      method="post"
      {...(title === null
        ? { 'aria-label': intl.formatMessage(messages.title) }
        : { 'aria-labelledby': `${id}-title` })}
      {...mergeProps({ className: css.root, onInput: forget }, rest)}
      noValidate={noValidate}
      onSubmit={submit}
    >
      {stage === 'sent' ? (
        <SentPanel
          {...slotProps?.sent}
          ref={mergeRefs(sentRef, slotProps?.sent?.ref)}
          isCompact
          headingLevel={headingLevel}
          title={sentTitle ?? <FormattedMessage {...messages.sentTitle} />}
          action={sentAction}
        >
          {sentText ?? <FormattedMessage {...messages.sentText} />}
        </SentPanel>
      ) : (
        <>
          <div className={css.head}>
            {title !== null && (
              <Heading {...slot(css.title, slotProps?.title)} id={`${id}-title`}>
                {title ?? <FormattedMessage {...messages.title} />}
              </Heading>
            )}
            <p {...slot(css.intro, slotProps?.text)}>{text ?? <FormattedMessage {...messages.text} />}</p>
          </div>
          <ErrorSummary
            ref={summaryRef}
            headingLevel={headingLevel}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response page of a form focuses the errors
            autoFocus={result !== undefined}
            errors={names
              .filter((name) => name in errors)
              .map((name) => ({ fieldId: field(name).id, message: errors[name] }))}
          />
          {hasName && <TextField {...field('name')} defaultValue={defaultValues.name} autoComplete="name" />}
          <TextField {...field('email')} type="email" required defaultValue={defaultValues.email} enterKeyHint="send" />
          {terms && (
            <Checkbox
              {...field('terms')}
              label={terms}
              required={areTermsRequired}
              slotProps={{ label: { className: css.terms } }}
            />
          )}
          <RobotField />
          <input type="hidden" name="productId" value={productId} />
          <FailedPanel ref={failedRef} stage={stage} headingLevel={headingLevel} help={help} />
          <FormActions note={note} slotProps={{ buttons: { className: css.actions } }}>
            <SendButton stage={stage}>
              <FormattedMessage {...messages.send} />
            </SendButton>
          </FormActions>
        </>
      )}
    </form>
  )
}
