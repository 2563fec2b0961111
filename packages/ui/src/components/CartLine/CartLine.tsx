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
import { formatPrice } from '../Price/formatPrice.js'
import { Price, type PriceData } from '../Price/Price.js'
import type { TileBackground } from '../ProductTile/ProductTile.js'
import { QuantitySelect } from '../QuantitySelect/QuantitySelect.js'
import * as css from './CartLine.css.js'
import { messages } from './CartLine.messages.js'

/** A fact about a line, e.g. the ring size. */
export interface CartLineDetail {
  readonly label: string
  readonly value: string
}

/** One line of the cart. */
export interface CartLineData {
  readonly itemId: string
  readonly productId: string
  readonly href: string
  readonly brand: string
  readonly name: string
  readonly image: CloudImageData | null
  readonly price: PriceData
  /** Price of one in major units, when `price` is that of several. */
  readonly unitPrice?: number | undefined
  /** Chosen values such as a ring size, and other facts about the line. */
  readonly details?: readonly CartLineDetail[] | undefined
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
  /** `large`: with a larger photograph, on the page of the cart. */
  readonly size?: 'small' | 'large' | undefined
  /** Level of the heading that names the product; depends on the outline of the page. */
  readonly headingLevel?: 2 | 3 | undefined
  /** The add-to-wishlist toggle. */
  readonly wishlist?: ReactNode
  /** Replaces the controls where scripts are off. */
  readonly withoutScript?: ReactNode
  readonly slotProps?:
    | {
        readonly image?: SlotProps<'div'> | undefined
        readonly title?: SlotProps<'h3'> | undefined
        readonly controls?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** One line of the cart: product, price, quantity, remove button, availability. Spec §2 "Mini-cart overlay". */
export function CartLine({
  line,
  onQuantityChange,
  onRemove,
  size = 'small',
  headingLevel = 3,
  wishlist,
  withoutScript,
  slotProps,
  className,
  ...rest
}: CartLineProps) {
  const intl = useIntl()
  const Heading = `h${headingLevel}` as const
  const fullName = `${line.brand} ${line.name}`
  return (
    <article className={clsx(css.root, css.size[size], className)} aria-busy={line.isBusy || undefined} {...rest}>
      <div {...slot(clsx(css.tile, css.background[line.background]), slotProps?.image)}>
        {line.image && (
          <CloudImage className={css.image} image={{ ...line.image, alt: '' }} sizes={WIDTHS[size]} widths={[300]} />
        )}
      </div>
      <div className={css.body}>
        <Heading {...slot(css.heading, slotProps?.title)}>
          <Link className={css.link} href={line.href} state={{ productId: line.productId }}>
            <span className={css.brand}>{line.brand} </span>
            <span className={css.name}>{line.name}</span>
          </Link>
        </Heading>
        {line.details && line.details.length > 0 && (
          <dl className={css.details}>
            {line.details.map(({ label, value }) => (
              <div key={label + value}>
                <dt className={css.term}>{label}: </dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Price price={line.price} currency={line.currency} />
        {line.unitPrice !== undefined && (
          <p className={css.unitPrice}>
            {intl.formatMessage(messages.each, { price: formatPrice(intl, line.unitPrice, line.currency) })}
          </p>
        )}
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
        <noscript>{withoutScript}</noscript>
      </div>
    </article>
  )
}

const WIDTHS = { small: '96px', large: '(min-width: 48em) 160px, 96px' } as const
