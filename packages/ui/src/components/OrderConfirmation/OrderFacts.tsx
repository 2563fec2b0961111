'use client'

import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../Link/Link.js'
import * as css from './OrderConfirmation.css.js'
import { messages } from './OrderConfirmation.messages.js'

/** The boutique that hands out the order. */
export interface PickUpDetails {
  readonly name: string
  readonly address: readonly string[]
  readonly hours: readonly string[]
  /** Page of the boutique. */
  readonly href?: string | undefined
  /** Who collects the order, when it is not the customer. */
  readonly person?: string | undefined
}

export interface OrderFactsProps {
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  readonly method: string
  readonly arrival: string | null
  readonly payment: string
  readonly pickUp?: PickUpDetails | undefined
}

/** Delivery or pick-up, billing address and payment, beside each other where there is space. */
export function OrderFacts({ shippingAddress, billingAddress, method, arrival, payment, pickUp }: OrderFactsProps) {
  return (
    <div className={css.facts}>
      {pickUp ? (
        <Fact title={<FormattedMessage {...messages.pickUp} />}>
          <p className={css.strong}>
            {pickUp.href ? (
              <Link href={pickUp.href} variant="underline">
                {pickUp.name}
              </Link>
            ) : (
              pickUp.name
            )}
          </p>
          <Lines lines={pickUp.address} />
          {pickUp.hours.length > 0 && (
            <div>
              <p className={css.quiet}>
                <FormattedMessage {...messages.hours} />
              </p>
              <Lines lines={pickUp.hours} />
            </div>
          )}
          {pickUp.person && (
            <p>
              <FormattedMessage {...messages.pickUpPerson} values={{ name: pickUp.person }} />
            </p>
          )}
          {arrival && <p>{arrival}</p>}
        </Fact>
      ) : (
        <Fact title={<FormattedMessage {...messages.delivery} />}>
          <Lines lines={shippingAddress} />
          <p>
            {method}
            {arrival && (
              <>
                <br />
                <FormattedMessage {...messages.arrives} values={{ date: arrival }} />
              </>
            )}
          </p>
        </Fact>
      )}
      <Fact title={<FormattedMessage {...messages.billing} />}>
        <Lines lines={billingAddress} />
      </Fact>
      <Fact title={<FormattedMessage {...messages.payment} />}>
        <p>{payment}</p>
      </Fact>
    </div>
  )
}

function Fact({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={css.fact}>
      <h3 id={titleId} className={css.factTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Lines of an address. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line) => (
        <span key={line} className={css.line}>
          {line}{' '}
        </span>
      ))}
    </p>
  )
}
