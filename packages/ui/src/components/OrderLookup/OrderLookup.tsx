'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useId } from 'react'
import { orderLookupProblems, orderLookupValues } from '../../rules/orderLookupProblems.js'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { type CheckoutProblem, useCheckoutForm } from '../CheckoutContactForm/useCheckoutForm.js'
import type { ServicePhone } from '../CheckoutStatus/CheckoutStatus.js'
import type { OrderLineData } from '../OrderSummary/OrderSummary.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './OrderLookup.css.js'

/** A parcel of an order. */
export interface OrderShipment {
  readonly id: string
  /** Such as `Handed to the courier on 24 November`. */
  readonly status: ReactNode
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
  /** Page of the carrier. */
  readonly trackingHref?: string | undefined
}

/** An order that was found. */
export interface FoundOrder {
  readonly orderNo: string
  readonly status: ReactNode
  /** Formatted. */
  readonly date: string
  readonly lines?: readonly OrderLineData[] | undefined
  readonly shipments: readonly OrderShipment[]
}

export interface OrderLookupProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children' | 'title'> {
  readonly action: string
  /** `orderNo`, `email`, `postalCode`. */
  readonly values: Readonly<Record<string, string>>
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  readonly outcome: FoundOrder | 'notFound' | 'tooMany' | null
  readonly phone?: ServicePhone | null | undefined
  readonly headingLevel?: 1 | 2 | undefined
  /** Called with valid entries only; without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
}

/** Finds an order without an account, by its number, e-mail address and postcode. */
export function OrderLookup({
  action,
  values,
  problems,
  outcome,
  phone: _phone,
  headingLevel: _level = 1,
  onSubmit,
  isBusy = false,
  className,
  ...rest
}: OrderLookupProps) {
  const id = useId()
  const { errors, summary, formProps } = useCheckoutForm({
    problems,
    check: (fields) => orderLookupProblems(orderLookupValues(fields)),
    label: (name) => name,
    targetId: (name) => `${id}-${name}`,
    values,
    onSubmit,
    isBusy,
  })
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <form {...formProps} action={action}>
        {summary}
        {['orderNo', 'email', 'postalCode'].map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={name}
            defaultValue={values[name]}
            error={errors[name]}
          />
        ))}
        <CheckoutSubmit isBusy={isBusy}>Find order</CheckoutSubmit>
      </form>
      {outcome && <p>{typeof outcome === 'string' ? outcome : outcome.status}</p>}
    </div>
  )
}
