'use client'

import type { ComponentPropsWithRef, SubmitEvent } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { CheckoutSubmit } from '../CheckoutContactForm/CheckoutSubmit.js'
import { Button } from '../Button/Button.js'
import { formatPrice } from '../Price/formatPrice.js'
import * as css from './CheckoutStatus.css.js'
import { changeTexts, messages } from './CheckoutStatus.messages.js'
import { type ServicePhone, StatusPanel } from './StatusPanel.js'

/** A difference between the order that the shopper saw and the present one; amounts in major units. */
export type CheckoutChange =
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'quantity' | 'price'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'shipping' | 'total'; readonly from: number; readonly to: number }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'certificate'; readonly label: string }

export interface ChangedPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children' | 'onSubmit'> {
  readonly changes: readonly CheckoutChange[]
  /** ISO 4217 code. */
  readonly currency: string
  /** Posts `fields`, such as the new `quote`. */
  readonly action: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Without it the browser posts the form. */
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy?: boolean | undefined
  readonly cartHref?: string | undefined
  readonly headingLevel?: 1 | 2 | undefined
  readonly phone?: ServicePhone | null | undefined
}

const NOTHING = {}

/** Lists what has changed and asks to accept it. */
export function ChangedPanel({
  changes,
  currency,
  action,
  fields = NOTHING,
  onSubmit,
  isBusy = false,
  cartHref,
  headingLevel = 2,
  phone,
  ...rest
}: ChangedPanelProps) {
  const intl = useIntl()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) event.preventDefault()
    else onSubmit?.(event)
  }
  return (
    <StatusPanel
      {...rest}
      variant="notice"
      headingLevel={headingLevel}
      phone={phone}
      title={<FormattedMessage {...messages.changedTitle} />}
      actions={
        <form method="post" action={action} onSubmit={submit} className={css.accept}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <CheckoutSubmit isBusy={isBusy}>
            <FormattedMessage {...messages.accept} />
          </CheckoutSubmit>
          {cartHref && (
            <Button href={cartHref} variant="text">
              <FormattedMessage {...messages.cart} />
            </Button>
          )}
        </form>
      }
    >
      <p>
        <FormattedMessage {...messages.changedText} />
      </p>
      <ul role="list" className={css.changes}>
        {changes.map((change) => {
          const words = changeText(intl, change, currency)
          return <li key={words}>{words}</li>
        })}
      </ul>
    </StatusPanel>
  )
}

function changeText(intl: IntlShape, change: CheckoutChange, currency: string): string {
  const money = ({ from, to }: { readonly from: number; readonly to: number }) => ({
    from: formatPrice(intl, from, currency),
    to: formatPrice(intl, to, currency),
  })
  switch (change.kind) {
    case 'removed':
      return intl.formatMessage(changeTexts.removed, { name: change.name })
    case 'quantity':
      return intl.formatMessage(changeTexts.quantity, { name: change.name, from: change.from, to: change.to })
    case 'price':
      return intl.formatMessage(changeTexts.price, { name: change.name, ...money(change) })
    case 'coupon':
      return intl.formatMessage(changeTexts.coupon, { code: change.code })
    case 'certificate':
      return intl.formatMessage(changeTexts.certificate, { label: change.label })
    default:
      return intl.formatMessage(changeTexts[change.kind], money(change))
  }
}
