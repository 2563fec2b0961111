'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { part } from '../../slots/part.js'
import type { SlotProps } from '../../slots/slot.js'
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

export interface PriceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  readonly size?: 'small' | 'large' | undefined
  /** Replaces 'incl. VAT', for example by a link to the shipping costs; `null` shows no note. */
  readonly vatNote?: ReactNode
  readonly slotProps?:
    | {
        readonly amount?: SlotProps<'span'> | undefined
        readonly former?: SlotProps<'s'> | undefined
        readonly note?: SlotProps<'span'> | undefined
      }
    | undefined
}

/**
 * The price in the visitor's number format. Renders nothing when there is no price, or an amount that is no number.
 * Spec §9 "Pricing display".
 */
export function Price({ price, currency, size, vatNote, slotProps, className, ...rest }: PriceProps) {
  return priceElement(useIntl(), { price, currency, size, vatNote, slotProps, className }, rest)
}

/** What `Price` renders. A function, so that a tile needs no component for its price. */
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
    Number.isFinite(price.regularAmount) &&
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

/** The words that stand for the price; null = there is none. */
function shownAmount(intl: IntlShape, price: PriceData, currency: string): string | null {
  if (price.kind === 'onRequest') return intl.formatMessage(messages.onRequest)
  if (price.kind === 'none' || !Number.isFinite(price.amount)) return null
  const amount = formatPrice(intl, price.amount, currency)
  return price.isStartingAt ? intl.formatMessage(messages.startingAt, { price: amount }) : amount
}

/** The one text that every price repeats, looked up once a language. */
const notes = new WeakMap<IntlShape, string>()

function inclVat(intl: IntlShape): string {
  let note = notes.get(intl)
  if (note === undefined) notes.set(intl, (note = intl.formatMessage(messages.inclVat)))
  return note
}

function hidden(words: string) {
  return (
    <span key="hidden" className={visuallyHidden}>
      {`${words} `}
    </span>
  )
}
