'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { formatPrice } from './formatPrice.js'
import * as css from './Price.css.js'
import { messages } from './Price.messages.js'

/** What a piece costs; amounts in major units (8200 = CHF 8,200). */
export type PriceData =
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'none' }
  | { readonly kind: 'regular'; readonly amount: number; readonly isStartingAt: boolean }
  | {
      readonly kind: 'promotion'
      readonly amount: number
      /** The former price; null = none may be shown (price indication law). */
      readonly regularAmount: number | null
      readonly isStartingAt: boolean
    }

export interface PriceProps extends ComponentProps<'div'> {
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  readonly size?: 'small' | 'large' | undefined
  /** Replaces 'incl. VAT', for example by a link to the shipping costs; `null` shows no note. */
  readonly vatNote?: ReactNode
}

/** The price in the visitor's number format. Renders nothing when there is no price. Spec §9 "Pricing display". */
export function Price({ price, currency, size = 'small', vatNote, className, ...rest }: PriceProps) {
  if (price.kind === 'none') return null
  return (
    <div className={clsx(css.root, css.size[size], className)} {...rest}>
      {price.kind === 'onRequest' ? (
        <span className={css.amount}>
          <FormattedMessage {...messages.onRequest} />
        </span>
      ) : (
        <Amounts price={price} currency={currency} vatNote={vatNote} />
      )}
    </div>
  )
}

function Amounts({
  price,
  currency,
  vatNote = <FormattedMessage {...messages.inclVat} />,
}: {
  price: Extract<PriceData, { amount: number }>
  currency: string
  vatNote?: ReactNode
}) {
  const intl = useIntl()
  const write = (amount: number) => formatPrice(intl, amount, currency)
  const current = write(price.amount)
  const former = price.kind === 'promotion' ? price.regularAmount : null
  return (
    <>
      <span className={css.amount}>
        {price.kind === 'promotion' && (
          <span className={visuallyHidden}>
            <FormattedMessage {...messages.sale} />{' '}
          </span>
        )}
        {price.isStartingAt ? intl.formatMessage(messages.startingAt, { price: current }) : current}
      </span>
      {former !== null && (
        <s className={css.former}>
          <span className={visuallyHidden}>
            <FormattedMessage {...messages.regular} />{' '}
          </span>
          {write(former)}
        </s>
      )}
      {vatNote !== null && <span className={css.note}>{vatNote}</span>}
    </>
  )
}
