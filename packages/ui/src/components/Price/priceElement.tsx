import type { ComponentPropsWithRef } from 'react'
import type { IntlShape } from 'react-intl'
import { part } from '../../slots/part.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { formatPrice } from './formatPrice.js'
import type { PriceData, PriceProps } from './Price.js'
import * as css from './Price.css.js'
import { messages } from './Price.messages.js'

/** Markup of `Price`, as a function to save a component per tile. */
export function priceElement(
  intl: IntlShape,
  { price, currency, size = 'small', vatNote, slotProps, className }: PriceProps,
  rest?: ComponentPropsWithRef<'div'>,
) {
  const amount = shownAmount(intl, price, currency)
  if (amount === null) return null
  const isPromotion = price.kind === 'promotion'
  const root = className ? `${css.size[size]} ${className}` : css.size[size]
  const current = part(
    'span',
    css.amount,
    slotProps?.amount,
    isPromotion ? [hidden(intl.formatMessage(messages.sale)), amount] : amount,
  )
  const regular =
    isPromotion &&
    price.regularAmount !== null &&
    isPrice(price.regularAmount) &&
    price.regularAmount > price.amount &&
    part('s', css.former, slotProps?.former, [
      hidden(intl.formatMessage(messages.regular)),
      formatPrice(intl, price.regularAmount, currency),
    ])
  const note =
    vatNote !== null && price.kind !== 'onRequest' && part('span', css.note, slotProps?.note, vatNote ?? inclVat(intl))
  return rest ? (
    <div {...rest} className={root}>
      {current}
      {regular}
      {note}
    </div>
  ) : (
    <div className={root}>
      {current}
      {regular}
      {note}
    </div>
  )
}

/** The text of a price; null = none. */
function shownAmount(intl: IntlShape, price: PriceData, currency: string): string | null {
  if (price.kind === 'onRequest') return intl.formatMessage(messages.onRequest)
  if (price.kind === 'none' || !isPrice(price.amount)) return null
  const amount = formatPrice(intl, price.amount, currency)
  return price.isStartingAt ? intl.formatMessage(messages.startingAt, { price: amount }) : amount
}

/** 0 means that the price is missing; NaN is not a price either. */
const isPrice = (amount: number) => amount > 0 && amount < Infinity

/** The VAT note, cached by language because every price repeats it. */
const notes = new WeakMap<IntlShape, string>()

function inclVat(intl: IntlShape): string {
  let note = notes.get(intl)
  if (note === undefined) notes.set(intl, (note = intl.formatMessage(messages.inclVat)))
  return note
}

function hidden(text: string) {
  return (
    <span key="hidden" className={visuallyHidden}>
      {`${text} `}
    </span>
  )
}
