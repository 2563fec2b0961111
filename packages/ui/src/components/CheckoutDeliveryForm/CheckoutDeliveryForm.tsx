'use client'

import { type ComponentPropsWithRef, type SubmitEvent, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { checkoutDeliveryProblems } from '../../rules/checkoutDeliveryProblems.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import { FormActions } from '../FormActions/FormActions.js'
import { formatPrice } from '../Price/formatPrice.js'
import { RadioGroup } from '../RadioGroup/RadioGroup.js'
import * as css from './CheckoutDeliveryForm.css.js'
import { messages } from './CheckoutDeliveryForm.messages.js'

/** A way to deliver the order. */
export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  /** Major units; 0 = free, `null` = unknown. */
  readonly price: number | null
  /** The formatted day or range, such as `Tue 24 – Thu 26 Nov`; `null` = unknown. */
  readonly arrival: string | null
}

export interface CheckoutDeliveryFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  readonly action: string
  readonly methods: readonly DeliveryMethod[]
  /** Id of the chosen method; empty for none. */
  readonly value: string
  /** ISO 4217 code. */
  readonly currency: string
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /** Called with valid entries only; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/** The step "how" of a checkout: delivery methods with their price and day of arrival. */
export function CheckoutDeliveryForm({
  methods,
  value,
  currency,
  problems,
  onSubmit,
  isBusy = false,
  className = '',
  ...rest
}: CheckoutDeliveryFormProps) {
  const intl = useIntl()
  const id = useId()
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) =>
      checkoutDeliveryProblems(
        { methodId: fields.methodId ?? '' },
        methods.map((method) => method.id),
      ),
    label: () => intl.formatMessage(messages.methods),
    targetId: () => `${id}-methodId-0`,
    values: { methodId: value },
    onSubmit,
    isBusy,
  })
  return (
    <form aria-label={intl.formatMessage(messages.methods)} {...formProps(css.root, { ...rest, className })}>
      {summary}
      <RadioGroup
        id={`${id}-methodId`}
        name="methodId"
        variant="card"
        required
        label={
          <span className={visuallyHidden}>
            <FormattedMessage {...messages.methods} />
          </span>
        }
        error={errors.methodId}
        defaultValue={value || (methods.length === 1 ? methods[0]?.id : undefined)}
        options={methods.map((method) => ({
          value: method.id,
          label: (
            <span className={css.name}>
              <span>{method.name}</span>{' '}
              {method.price !== null && (
                <span className={css.price}>
                  {method.price === 0 ? (
                    <FormattedMessage {...messages.free} />
                  ) : (
                    formatPrice(intl, method.price, currency)
                  )}
                </span>
              )}
            </span>
          ),
          description: (method.arrival || method.description) && (
            <>
              {method.arrival && (
                <span className={css.arrival}>
                  <FormattedMessage {...messages.arrives} values={{ date: method.arrival }} />
                </span>
              )}{' '}
              {method.description && <span className={css.description}>{method.description}</span>}
            </>
          ),
        }))}
      />
      <FormActions>
        <CheckoutSubmit isBusy={isBusy}>
          <FormattedMessage {...messages.submit} />
        </CheckoutSubmit>
      </FormActions>
    </form>
  )
}
