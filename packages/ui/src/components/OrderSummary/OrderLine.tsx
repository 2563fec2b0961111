'use client'

import { clsx } from 'clsx'
import { FormattedMessage } from 'react-intl'
import { CloudImage } from '../CloudImage/CloudImage.js'
import type { CartLineData } from '../CartLine/CartLine.js'
import { Price } from '../Price/Price.js'
import * as css from './OrderSummary.css.js'
import { messages } from './OrderSummary.messages.js'

/** One piece of an order; its price is that of the whole line. */
export type OrderLineData = Pick<
  CartLineData,
  'itemId' | 'brand' | 'name' | 'image' | 'price' | 'currency' | 'quantity' | 'background'
>

/** A piece, how many of it, and what they cost together. */
export function OrderLine({ line }: { readonly line: OrderLineData }) {
  const { brand, name, image, price, currency, quantity, background } = line
  return (
    <li className={css.line}>
      <div className={clsx(css.tile, css.background[background])}>
        {image && <CloudImage className={css.image} image={{ ...image, alt: '' }} sizes="64px" widths={[300]} />}
      </div>
      <div className={css.piece}>
        <div className={css.words}>
          {brand && <p className={css.brand}>{brand}</p>}
          <p className={css.name}>{name}</p>
          {quantity >= 1 && quantity < Infinity && (
            <p className={css.quantity}>
              <FormattedMessage {...messages.quantity} values={{ quantity }} />
            </p>
          )}
        </div>
        <Price className={css.price} price={price} currency={currency} vatNote={null} />
      </div>
    </li>
  )
}
