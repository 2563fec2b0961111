'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { slot } from '../../slots/slot.js'
import { formatPrice } from '../Price/formatPrice.js'
import { formatRate, formatTax } from './formatTax.js'
import * as css from './OrderSummary.css.js'
import { messages } from './OrderSummary.messages.js'
import type { OrderDeduction, OrderSummaryProps } from './OrderSummary.js'
import { taxRate } from './orderTotals.js'

export type OrderTotalRowsProps = Pick<
  OrderSummaryProps,
  'totals' | 'currency' | 'promotions' | 'giftCards' | 'vatNote' | 'slotProps'
>

/** Subtotal, deductions, tax and total; invalid amounts are omitted. */
export function OrderTotalRows({
  totals: { subtotal, shipping, tax, total },
  currency,
  promotions = [],
  giftCards = [],
  vatNote,
  slotProps,
}: OrderTotalRowsProps) {
  const intl = useIntl()
  const price = (amount: number) => formatPrice(intl, amount, currency)
  // Gift cards pay a part of the total; they do not reduce its tax.
  const paid = giftCards.filter(isDeduction).reduce((sum, { amount }) => sum + amount, 0)
  const rate = taxRate(tax, total + paid)
  return (
    <dl {...slot(css.totals, slotProps?.totals)}>
      {Number.isFinite(subtotal) && <Row term={<FormattedMessage {...messages.subtotal} />}>{price(subtotal)}</Row>}
      {promotions.filter(isDeduction).map(({ id, label, amount }) => (
        <Row key={id} term={label}>
          {`${MINUS}${price(amount)}`}
        </Row>
      ))}
      <Row term={<FormattedMessage {...messages.shipping} />} isQuiet={!isCost(shipping)}>
        {isCost(shipping) ? price(shipping) : <FormattedMessage {...messages[shipping === 0 ? 'free' : 'later']} />}
      </Row>
      {giftCards.filter(isDeduction).map(({ id, label, amount }) => (
        <Row key={id} term={label}>
          {`${MINUS}${price(amount)}`}
        </Row>
      ))}
      {Number.isFinite(total) && (
        <div {...slot(css.totalRow, slotProps?.total)}>
          <dt className={css.term}>
            <FormattedMessage {...messages.total} />
          </dt>
          <dd className={css.detail}>
            {price(total)} <span className={css.note}>{vatNote ?? <FormattedMessage {...messages.inclVat} />}</span>
          </dd>
        </div>
      )}
      {tax !== null && tax > 0 && Number.isFinite(tax) && (
        <Row
          isQuiet
          term={
            rate === null ? (
              <FormattedMessage {...messages.tax} />
            ) : (
              <FormattedMessage {...messages.taxAtRate} values={{ rate: formatRate(intl.locale, rate) }} />
            )
          }
        >
          {formatTax(intl.locale, tax, currency)}
        </Row>
      )}
    </dl>
  )
}

interface RowProps {
  readonly term: ReactNode
  readonly isQuiet?: boolean | undefined
  readonly children: ReactNode
}

function Row({ term, isQuiet = false, children }: RowProps) {
  return (
    <div className={clsx(css.row, isQuiet && css.quiet)}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.detail}>{children}</dd>
    </div>
  )
}

const isCost = (shipping: number | null): shipping is number =>
  shipping !== null && shipping > 0 && Number.isFinite(shipping)

/** A minus sign as wide as a digit, followed by a word joiner against line breaks. */
const MINUS = '\u2212\u2060'

const isDeduction = ({ amount }: OrderDeduction) => amount > 0 && amount < Infinity
