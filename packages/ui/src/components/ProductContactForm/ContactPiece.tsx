'use client'

import { clsx } from 'clsx'
import { FormattedMessage, useIntl } from 'react-intl'
import { slot, type SlotProps } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { CloudImage } from '../CloudImage/CloudImage.js'
import { Price } from '../Price/Price.js'
import type { ContactProduct } from '../../rules/contactProduct.js'
import * as css from './ProductContactForm.css.js'
import { messages } from './ProductContactForm.messages.js'

/** Customisable parts of the product. */
export interface ContactPieceSlotProps {
  readonly piece?: SlotProps<'div'> | undefined
  readonly picture?: SlotProps<'div'> | undefined
  readonly name?: SlotProps<'p'> | undefined
}

export interface ContactPieceProps {
  readonly product: ContactProduct
  readonly slotProps?: ContactPieceSlotProps | undefined
}

/** The product of a message: image, brand, name, reference, price. */
export function ContactPiece({ product, slotProps }: ContactPieceProps) {
  const intl = useIntl()
  const { brand, name, reference, image, price, currency, background } = product
  return (
    <div role="group" aria-label={intl.formatMessage(messages.piece)} {...slot(css.piece, slotProps?.piece)}>
      <div {...slot(clsx(css.tile, css.background[background]), slotProps?.picture)}>
        {image && <CloudImage className={css.image} image={{ ...image, alt: '' }} sizes="160px" widths={[300]} />}
      </div>
      <div className={css.words}>
        {brand && <p className={clsx(text.overline, css.quiet)}>{brand}</p>}
        <p {...slot(css.name, slotProps?.name)}>{name}</p>
        {reference && (
          <p className={clsx(text.caption, css.quiet)}>
            <FormattedMessage {...messages.reference} values={{ reference }} />
          </p>
        )}
        <Price className={css.price} price={price} currency={currency} />
      </div>
    </div>
  )
}
