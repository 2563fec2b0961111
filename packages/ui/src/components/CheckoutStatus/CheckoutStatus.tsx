'use client'

import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import { ChangedPanel, type ChangedPanelProps } from './ChangedPanel.js'
import * as css from './CheckoutStatus.css.js'
import { failureTexts, failureTitles, messages } from './CheckoutStatus.messages.js'
import { type ServicePhone, StatusPanel } from './StatusPanel.js'

// Part of the public API: the data of the panels.
export type { CheckoutChange } from './ChangedPanel.js'
export type { ServicePhone } from './StatusPanel.js'

/** Why a payment failed. */
export type PaymentFailure =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_failed'
  | 'cancelled'
  | 'error'

interface StatusProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSubmit' | 'title'> {
  readonly phone?: ServicePhone | null | undefined
  /** 1 where the panel is the whole page; default 2. */
  readonly headingLevel?: 1 | 2 | undefined
}

/** The provider has not answered yet; the host loads the status again in intervals. */
export interface CheckingStatusProps extends StatusProps {
  readonly kind: 'checking'
  readonly orderNo?: string | undefined
  /** Loads the status again; shown without scripts only. */
  readonly refreshHref?: string | undefined
}

/** The payment failed, and the order can be placed again. */
export interface FailedStatusProps extends StatusProps {
  readonly kind: 'failed'
  readonly reason: PaymentFailure
}

/** Prices, availability or delivery changed, which the shopper has to accept. */
export interface ChangedStatusProps extends ChangedPanelProps {
  readonly kind: 'changed'
}

/** Nothing to order. */
export interface EmptyStatusProps extends StatusProps {
  readonly kind: 'empty'
  readonly continueHref: string
}

/** The platform does not answer. */
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

/**
 * A message about the state of a checkout: payment being checked or failed, changed order, nothing to order, no service.
 * It can take the focus.
 */
export function CheckoutStatus(props: CheckoutStatusProps) {
  switch (props.kind) {
    case 'checking':
      return <Checking {...props} />
    case 'failed':
      return <Failed {...props} />
    case 'changed': {
      const { kind: _, ...rest } = props
      return <ChangedPanel {...rest} />
    }
    case 'empty':
      return <Empty {...props} />
    case 'unavailable':
      return <Unavailable {...props} />
  }
}

function Checking(props: CheckingStatusProps) {
  const { kind: _, orderNo, refreshHref, headingLevel = 2, phone, ...rest } = props
  return (
    <StatusPanel
      {...rest}
      variant="page"
      headingLevel={headingLevel}
      phone={phone}
      title={<FormattedMessage {...messages.checkingTitle} />}
      actions={
        refreshHref && (
          <div className={css.withoutScript}>
            <Button href={refreshHref} variant="secondary">
              <FormattedMessage {...messages.refresh} />
            </Button>
          </div>
        )
      }
    >
      <div aria-hidden="true" className={css.progress}>
        <span className={css.progressLine} />
      </div>
      <p role="status">
        <FormattedMessage {...messages.checkingText} />
      </p>
      <p>
        <FormattedMessage {...messages.checkingOnce} />
      </p>
      {orderNo && (
        <p className={css.orderNo}>
          <FormattedMessage {...messages.orderNo} values={{ orderNo }} />
        </p>
      )}
    </StatusPanel>
  )
}

function Failed(props: FailedStatusProps) {
  const { kind: _, reason, headingLevel = 2, phone, ...rest } = props
  return (
    <StatusPanel
      role="alert"
      {...rest}
      variant="notice"
      headingLevel={headingLevel}
      phone={phone}
      title={<FormattedMessage {...failureTitles[reason === 'cancelled' ? 'cancelled' : 'declined']} />}
    >
      <p>
        <FormattedMessage {...failureTexts[reason]} />
      </p>
    </StatusPanel>
  )
}

function Empty(props: EmptyStatusProps) {
  const { kind: _, continueHref, headingLevel = 2, phone, ...rest } = props
  return (
    <StatusPanel
      {...rest}
      variant="page"
      headingLevel={headingLevel}
      phone={phone}
      title={<FormattedMessage {...messages.emptyTitle} />}
      actions={
        <Button href={continueHref} variant="secondary">
          <FormattedMessage {...messages.continueShopping} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...messages.emptyText} />
      </p>
    </StatusPanel>
  )
}

function Unavailable(props: UnavailableStatusProps) {
  const { kind: _, retryHref, headingLevel = 2, phone, ...rest } = props
  return (
    <StatusPanel
      {...rest}
      variant="page"
      headingLevel={headingLevel}
      phone={phone}
      title={<FormattedMessage {...messages.unavailableTitle} />}
      actions={
        <Button href={retryHref} variant="secondary">
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <p>
        <FormattedMessage {...messages.unavailableText} />
      </p>
    </StatusPanel>
  )
}
