'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { orderLookupProblems, orderLookupValues } from '../../rules/orderLookupProblems.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { type ServicePhone, StatusPanel } from '../CheckoutStatus/StatusPanel.js'
import { FieldRow } from '../FieldRow/FieldRow.js'
import { FormActions } from '../FormActions/FormActions.js'
import { TextField } from '../TextField/TextField.js'
import { type FoundOrder, FoundOrderPanel } from './FoundOrderPanel.js'
import { phoneLink } from '../CheckoutStatus/phoneLink.js'
import * as css from './OrderLookup.css.js'
import { labels, messages } from './OrderLookup.messages.js'

// Part of the public API: the data of an order.
export type { FoundOrder, OrderShipment } from './FoundOrderPanel.js'

export interface OrderLookupProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  readonly action: string
  /** `orderNo`, `email`, `postalCode`. */
  readonly values: Readonly<Record<string, string>>
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /** The same answer for an unknown number and for entries that do not match. */
  readonly outcome: FoundOrder | 'notFound' | 'tooMany' | null
  readonly phone?: ServicePhone | null | undefined
  readonly headingLevel?: 1 | 2 | undefined
  /** Called with valid entries only; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/**
 * Finds an order without an account, by its number, e-mail address and postcode. A new outcome takes the focus.
 */
export function OrderLookup({
  action,
  values,
  problems,
  outcome,
  phone,
  headingLevel = 1,
  onSubmit,
  isBusy = false,
  className,
  ...rest
}: OrderLookupProps) {
  const intl = useIntl()
  const id = useId()
  const result = useRef<HTMLElement>(null)
  const first = useRef(outcome)
  const Heading = `h${headingLevel}` as const
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) => orderLookupProblems(orderLookupValues(fields)),
    label: (name) => (isField(name) ? intl.formatMessage(labels[name]) : name),
    targetId: (name) => `${id}-${name}`,
    values,
    onSubmit,
    isBusy,
    headingLevel: headingLevel === 1 ? 2 : 3,
  })

  // A new outcome takes the focus, also the one of a form that was sent without scripts.
  useEffect(() => {
    if (outcome !== null && (outcome !== first.current || document.activeElement === document.body))
      result.current?.focus()
    first.current = null
  }, [outcome])

  const field = (name: keyof typeof labels) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    label: <FormattedMessage {...labels[name]} />,
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <div className={css.head}>
        <Heading className={css.title[headingLevel]}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <p className={css.intro}>
          <FormattedMessage {...messages.intro} />
        </p>
      </div>
      {typeof outcome === 'string' && (
        <StatusPanel
          ref={result}
          variant="notice"
          headingLevel={2}
          phone={phone}
          title={<FormattedMessage {...messages[outcome === 'notFound' ? 'notFoundTitle' : 'tooManyTitle']} />}
        >
          <p>
            <FormattedMessage {...messages[outcome]} />
          </p>
        </StatusPanel>
      )}
      {outcome !== null && typeof outcome === 'object' && (
        <FoundOrderPanel ref={result} order={outcome} headingLevel={headingLevel === 1 ? 2 : 3} />
      )}
      <form aria-label={intl.formatMessage(messages.title)} action={action} {...formProps(css.form, {})}>
        {summary}
        <TextField {...field('orderNo')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <FieldRow>
          <TextField {...field('email')} type="email" />
          <TextField
            {...field('postalCode')}
            autoComplete="billing postal-code"
            hint={<FormattedMessage {...messages.codeHint} />}
          />
        </FieldRow>
        <FormActions>
          <CheckoutSubmit isBusy={isBusy}>
            <FormattedMessage {...messages.submit} />
          </CheckoutSubmit>
        </FormActions>
      </form>
      {phone && typeof outcome !== 'string' && (
        <p className={css.quiet}>
          <FormattedMessage
            {...messages.call}
            values={{
              number: phone.label,
              phone: phoneLink(phone.href, css.link),
            }}
          />
        </p>
      )}
    </div>
  )
}

const isField = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name)
