'use client'

import { clsx } from 'clsx'
import { FormattedMessage } from 'react-intl'
import { CloudImage } from '../CloudImage/CloudImage.js'
import type { CartLineData } from '../CartLine/CartLine.js'
import { Price, type PriceData } from '../Price/Price.js'
import * as css from './OrderSummary.css.js'
import { messages } from './OrderSummary.messages.js'

/** One line of an order. */
export interface OrderLineData
  extends Pick<
    CartLineData,
    'itemId' | 'brand' | 'name' | 'image' | 'currency' | 'quantity' | 'background' | 'details'
  > {
  /** Price of the whole line, unlike the unit price of a cart line. */
  readonly linePrice: PriceData
}

/** A product with its quantity and total. */
export function OrderLine({ line }: { readonly line: OrderLineData }) {
  const { brand, name, image, linePrice, currency, quantity, background, details = [] } = line
  return (
    <li className={css.line}>
      <div className={clsx(css.tile, css.background[background])}>
        {image && <CloudImage className={css.image} image={{ ...image, alt: '' }} sizes="64px" widths={[300]} />}
      </div>
      <div className={css.product}>
        <div className={css.body}>
          {brand && <p className={css.brand}>{brand}</p>}
          <p className={css.name}>{name}</p>
          {details.length > 0 && (
            <dl className={css.details}>
              {details.map(({ label, value }) => (
                <div key={label + value}>
                  <dt className={css.inline}>{label}: </dt>
                  <dd className={css.inline}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {quantity >= 1 && quantity < Infinity && (
            <p className={css.quantity}>
              <FormattedMessage {...messages.quantity} values={{ quantity }} />
            </p>
          )}
        </div>
        <Price className={css.price} price={linePrice} currency={currency} vatNote={null} />
      </div>
    </li>
  )
}
