'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ServicePhone } from '../CheckoutStatus/CheckoutStatus.js'
import type { LinkData } from '../Link/Link.js'
import {
  OrderSummary,
  type OrderDeduction,
  type OrderLineData,
  type OrderTotals,
} from '../OrderSummary/OrderSummary.js'
import * as css from './OrderConfirmation.css.js'

/** Data for a bank transfer. */
export interface TransferInstructions {
  readonly iban: string
  readonly bic: string
  readonly holder: string
  readonly reference: string
  readonly bank: string
}

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
  /** Empty for pick-up. */
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  /** Name of the delivery method. */
  readonly method: string
  /** The formatted day or range; `null` = unknown. */
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

/** The confirmation of an order, for the screen and for printing. */
export function OrderConfirmation({ orderNo, lines, totals, currency, className }: OrderConfirmationProps) {
  return (
    <article className={clsx(css.root, className)}>
      <h1 tabIndex={-1}>{orderNo}</h1>
      <OrderSummary status="ready" lines={lines} totals={totals} currency={currency} />
    </article>
  )
}
