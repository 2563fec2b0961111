'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, SubmitEvent } from 'react'
import * as css from './CheckoutStatus.css.js'

/** Telephone number of the service. */
export interface ServicePhone {
  readonly label: string
  readonly href: string
}

/** Why a payment failed. */
export type PaymentFailure =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_failed'
  | 'cancelled'
  | 'error'

/** A difference between the order that the shopper saw and the current one; amounts in major units. */
export type CheckoutChange =
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'quantity'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'shipping'; readonly from: number; readonly to: number }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'certificate'; readonly label: string }
  | { readonly kind: 'total'; readonly from: number; readonly to: number }

interface StatusProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSubmit'> {
  readonly phone?: ServicePhone | null | undefined
}

export interface CheckingStatusProps extends StatusProps {
  readonly kind: 'checking'
  readonly orderNo?: string | undefined
  /** Reloads the page; needed without scripts. */
  readonly refreshHref?: string | undefined
}

export interface FailedStatusProps extends StatusProps {
  readonly kind: 'failed'
  readonly reason: PaymentFailure
}

export interface ChangedStatusProps extends StatusProps {
  readonly kind: 'changed'
  readonly changes: readonly CheckoutChange[]
  /** ISO 4217 code. */
  readonly currency: string
  /** Posts `fields`, such as the new `quote`. */
  readonly action: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
  readonly cartHref?: string | undefined
}

export interface EmptyStatusProps extends StatusProps {
  readonly kind: 'empty'
  readonly continueHref: string
}

export interface UnavailableStatusProps extends StatusProps {
  readonly kind: 'unavailable'
  readonly retryHref: string
}

export type CheckoutStatusProps =
  | CheckingStatusProps
  | FailedStatusProps
  | ChangedStatusProps
  | EmptyStatusProps
  | UnavailableStatusProps

/** A message about the state of the checkout: payment being checked or failed, changed order, nothing to order. */
export function CheckoutStatus(props: CheckoutStatusProps) {
  return <section className={clsx(css.root, props.className)}>{props.kind}</section>
}
