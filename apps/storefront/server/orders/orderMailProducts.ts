import type { IntlShape } from 'react-intl'
import type { OrderView, OrderViewLine } from '../../app/contract/orderView.js'
import type { MailBlock } from '../mail/mailDocument.js'
import { orderMailMessages as messages } from './orderMailMessages.js'
import { formatAmount, formatTaxAmount, formatTaxRate } from './orderMoney.js'

/** A minus sign as wide as a digit. */
const MINUS = '\u2212'

/** The ordered products with their chosen values and prices. */
export function productBlock(
  { lines }: OrderView,
  { intl, origin }: { readonly intl: IntlShape; readonly origin: string },
): MailBlock {
  return {
    kind: 'products',
    products: lines.map((line) => ({
      title: [line.brand, line.name].filter(Boolean).join(' '),
      notes: notesOf(line, intl),
      price: priceOf(line, intl),
      href: line.href === null ? null : `${origin}${line.href}`,
    })),
  }
}

function notesOf({ details, quantity }: OrderViewLine, intl: IntlShape): readonly string[] {
  return [
    ...details.map((detail) => intl.formatMessage(messages.detail, detail)),
    intl.formatMessage(messages.quantity, { quantity }),
  ]
}

function priceOf({ linePrice, currency }: OrderViewLine, intl: IntlShape): string {
  const isShown = linePrice.kind === 'regular' || linePrice.kind === 'promotion'
  return isShown && Number.isFinite(linePrice.amount) ? formatAmount(intl.locale, linePrice.amount, currency) : ''
}

/** Subtotal, deductions, delivery, total and the included tax. */
export function totalsBlock({ totals, currency, promotions, giftCards }: OrderView, intl: IntlShape): MailBlock {
  const { subtotal, shipping, tax, total } = totals
  const amount = (value: number) => formatAmount(intl.locale, value, currency)
  const rate = tax === null ? null : formatTaxRate(intl.locale, tax, total)
  return {
    kind: 'rows',
    rows: [
      ...(Number.isFinite(subtotal) ? [{ label: intl.formatMessage(messages.subtotal), value: amount(subtotal) }] : []),
      ...promotions.map(({ label, amount: value }) => ({ label, value: `${MINUS}${amount(value)}` })),
      ...(shipping === null
        ? []
        : [
            {
              label: intl.formatMessage(messages.delivery),
              value: shipping === 0 ? intl.formatMessage(messages.free) : amount(shipping),
            },
          ]),
      ...(Number.isFinite(total)
        ? [{ label: intl.formatMessage(messages.total), value: amount(total), isTotal: true }]
        : []),
      ...(tax === null || rate === null
        ? []
        : [{ label: intl.formatMessage(messages.tax, { rate }), value: formatTaxAmount(intl.locale, tax, currency) }]),
      ...giftCards.map(({ label, amount: value }) => ({
        label: intl.formatMessage(messages.giftCard, { code: label }),
        value: `${MINUS}${amount(value)}`,
      })),
    ],
  }
}
