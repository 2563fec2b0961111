'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { Button } from '../Button/Button.js'
import type { ServicePhone } from '../CheckoutStatus/StatusPanel.js'
import { Container } from '../Container/Container.js'
import { Link, type LinkData } from '../Link/Link.js'
import {
  OrderSummary,
  type OrderDeduction,
  type OrderLineData,
  type OrderSummaryProps,
  type OrderTotals,
} from '../OrderSummary/OrderSummary.js'
import { BankTransfer, type TransferInstructions } from './BankTransfer.js'
import { phoneLink } from '../CheckoutStatus/phoneLink.js'
import * as css from './OrderConfirmation.css.js'
import { messages, nextTexts } from './OrderConfirmation.messages.js'
import { OrderFacts, type PickUpDetails } from './OrderFacts.js'

// Part of the public API: the data of the page.
export type { TransferInstructions } from './BankTransfer.js'
export type { PickUpDetails } from './OrderFacts.js'

export interface OrderConfirmationProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  readonly orderNo: string
  readonly email: string
  /** Formatted. */
  readonly date: string
  readonly lines: readonly OrderLineData[]
  readonly totals: OrderTotals
  /** ISO 4217 code. */
  readonly currency: string
  readonly promotions?: readonly OrderDeduction[] | undefined
  readonly giftCards?: readonly OrderDeduction[] | undefined
  readonly giftNote?: OrderSummaryProps['giftNote']
  /** Empty for pick-up. */
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  /** Name of the delivery method. */
  readonly method: string
  /** The formatted day or range; for pick-up a sentence. `null` = unknown. */
  readonly arrival: string | null
  /** Payment method, such as `Visa •••• 1111`. */
  readonly payment: string
  /** Of a payment by bank transfer. */
  readonly instructions?: TransferInstructions | undefined
  readonly pickUp?: PickUpDetails | undefined
  /** Calendar file of the delivery or pick-up. */
  readonly calendarHref?: string | null | undefined
  /** Label of the button that prints the page. */
  readonly printLabel?: ReactNode
  /** Terms, withdrawal form, invoice. */
  readonly documents?: readonly LinkData[] | undefined
  /** What happens next, in order; default: the standard steps of delivery or pick-up. */
  readonly nextSteps?: readonly ReactNode[] | undefined
  /** Creates an account from the order; `null` for shoppers with an account. */
  readonly accountHref: string | null
  readonly continueHref?: string | undefined
  readonly phone?: ServicePhone | null | undefined
}

/** The confirmation of an order, for the screen and for printing. The title can take the focus. */
export function OrderConfirmation({
  orderNo,
  email,
  date,
  lines,
  totals,
  currency,
  promotions,
  giftCards,
  giftNote,
  shippingAddress,
  billingAddress,
  method,
  arrival,
  payment,
  instructions,
  pickUp,
  calendarHref,
  printLabel,
  documents = [],
  nextSteps = standardSteps(Boolean(pickUp), Boolean(instructions)),
  accountHref,
  continueHref,
  phone,
  className,
  ...rest
}: OrderConfirmationProps) {
  const id = useId()
  const isHydrated = useIsHydrated()
  return (
    <article aria-labelledby={`${id}-title`} {...rest} className={clsx(css.root, className)}>
      <Container width="listing" className={css.content}>
        <header className={css.head}>
          <h1 id={`${id}-title`} tabIndex={-1} className={css.title}>
            <FormattedMessage {...messages.title} />
          </h1>
          <p className={css.sent}>
            <FormattedMessage {...messages.sent} values={{ email }} />
          </p>
          <dl className={css.numbers}>
            <div>
              <dt className={css.quiet}>
                <FormattedMessage {...messages.orderNo} />
              </dt>
              <dd className={css.value}>{orderNo}</dd>
            </div>
            <div>
              <dt className={css.quiet}>
                <FormattedMessage {...messages.date} />
              </dt>
              <dd className={css.value}>{date}</dd>
            </div>
          </dl>
          <div className={css.tools}>
            {calendarHref && (
              <Button href={calendarHref} isExternal variant="text">
                <FormattedMessage {...messages.calendar} />
              </Button>
            )}
            {isHydrated && (
              <Button variant="text" onClick={() => window.print()}>
                {printLabel ?? <FormattedMessage {...messages.print} />}
              </Button>
            )}
          </div>
        </header>
        <div className={css.main}>
          {instructions && <BankTransfer instructions={instructions} amount={totals.total} currency={currency} />}
          <section aria-labelledby={`${id}-next`} className={css.section}>
            <h2 id={`${id}-next`} className={css.sectionTitle}>
              <FormattedMessage {...messages.next} />
            </h2>
            <ol role="list" className={css.steps}>
              {nextSteps.map((step, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the steps have no identity but their order
                <li key={index} className={css.step}>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <OrderFacts
            shippingAddress={shippingAddress}
            billingAddress={billingAddress}
            method={method}
            arrival={arrival}
            payment={payment}
            pickUp={pickUp}
          />
          {documents.length > 0 && (
            <section aria-labelledby={`${id}-documents`} className={css.section}>
              <h2 id={`${id}-documents`} className={css.sectionTitle}>
                <FormattedMessage {...messages.documents} />
              </h2>
              <ul role="list" className={css.documents}>
                {documents.map(({ href, label, isExternal, opensNewTab }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      isExternal={isExternal}
                      opensNewTab={opensNewTab}
                      variant="underline"
                      className={css.tool}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {phone && (
            <p className={css.prose}>
              <FormattedMessage
                {...messages.call}
                values={{
                  number: phone.label,
                  phone: phoneLink(phone.href, css.number),
                }}
              />
            </p>
          )}
        </div>
        <aside className={css.aside}>
          <OrderSummary
            status="ready"
            lines={lines}
            totals={totals}
            currency={currency}
            promotions={promotions}
            giftCards={giftCards}
            giftNote={giftNote}
            defaultOpen
          />
          {accountHref && (
            <section aria-labelledby={`${id}-account`} className={css.account}>
              <h2 id={`${id}-account`} className={css.accountTitle}>
                <FormattedMessage {...messages.account} />
              </h2>
              <p className={css.prose}>
                <FormattedMessage {...messages.accountText} />
              </p>
              <Button href={accountHref} variant="secondary">
                <FormattedMessage {...messages.createAccount} />
              </Button>
            </section>
          )}
          {continueHref && (
            <Button href={continueHref} variant="text" className={css.onScreen}>
              <FormattedMessage {...messages.continueShopping} />
            </Button>
          )}
        </aside>
      </Container>
    </article>
  )
}

function standardSteps(isPickUp: boolean, isTransfer: boolean): readonly ReactNode[] {
  const first = isTransfer ? 'transfer' : 'prepare'
  const steps = isPickUp ? ([first, 'ready', 'identify'] as const) : ([first, 'deliver', 'sign'] as const)
  return steps.map((step) => <FormattedMessage key={step} {...nextTexts[step]} />)
}
