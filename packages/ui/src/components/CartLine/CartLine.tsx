'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { trash } from '../../icons/shop.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { type Availability, AvailabilityLabel } from '../AvailabilityLabel/AvailabilityLabel.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
import { Price, type PriceData } from '../Price/Price.js'
import type { TileBackground } from '../ProductTile/ProductTile.js'
import { QuantitySelect } from '../QuantitySelect/QuantitySelect.js'
import * as css from './CartLine.css.js'
import { messages } from './CartLine.messages.js'

/** One line of the cart. */
export interface CartLineData {
  readonly itemId: string
  readonly productId: string
  readonly href: string
  readonly brand: string
  readonly name: string
  readonly image: CloudImageData | null
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  readonly quantity: number
  readonly maxQuantity: number
  readonly availability: Availability
  readonly background: TileBackground
  /** A change of this line is pending: its controls keep the focus and ignore input. */
  readonly isBusy?: boolean | undefined
}

export interface CartLineProps extends ComponentProps<'article'> {
  readonly line: CartLineData
  readonly onQuantityChange: (itemId: string, quantity: number) => void
  readonly onRemove: (itemId: string) => void
  /** The add-to-wishlist toggle. */
  readonly wishlist?: ReactNode
  readonly slotProps?:
    | {
        readonly image?: SlotProps<'div'> | undefined
        readonly title?: SlotProps<'h3'> | undefined
        readonly controls?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** One line of the cart: product, price, quantity, remove button, availability. Spec §2 "Mini-cart overlay". */
export function CartLine({ line, onQuantityChange, onRemove, wishlist, slotProps, className, ...rest }: CartLineProps) {
  const intl = useIntl()
  const fullName = `${line.brand} ${line.name}`
  return (
    <article className={clsx(css.root, className)} aria-busy={line.isBusy || undefined} {...rest}>
      <div {...slot(clsx(css.tile, css.background[line.background]), slotProps?.image)}>
        {line.image && (
          <CloudImage className={css.image} image={{ ...line.image, alt: '' }} sizes="96px" widths={[300]} />
        )}
      </div>
      <div className={css.body}>
        <h3 {...slot(css.heading, slotProps?.title)}>
          <Link className={css.link} href={line.href} state={{ productId: line.productId }}>
            <span className={css.brand}>{line.brand} </span>
            <span className={css.name}>{line.name}</span>
          </Link>
        </h3>
        <Price price={line.price} currency={line.currency} />
        <AvailabilityLabel availability={line.availability} />
        <div {...slot(css.controls, slotProps?.controls)}>
          <QuantitySelect
            itemName={fullName}
            quantity={line.quantity}
            max={line.maxQuantity}
            isBusy={line.isBusy}
            onQuantityChange={(quantity) => onQuantityChange(line.itemId, quantity)}
          />
          {wishlist}
          <IconButton
            className={css.remove}
            icon={trash}
            label={intl.formatMessage(messages.remove, { name: fullName })}
            aria-disabled={line.isBusy || undefined}
            onClick={() => {
              if (!line.isBusy) onRemove(line.itemId)
            }}
          />
        </div>
      </div>
    </article>
  )
}
