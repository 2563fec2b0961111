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
export interface ContactProductSlotProps {
  readonly product?: SlotProps<'div'> | undefined
  readonly image?: SlotProps<'div'> | undefined
  readonly name?: SlotProps<'p'> | undefined
}

export interface ContactProductCardProps {
  readonly product: ContactProduct
  readonly slotProps?: ContactProductSlotProps | undefined
}

/** The product of a message: image, brand, name, reference, price. */
export function ContactProductCard({ product, slotProps }: ContactProductCardProps) {
  const intl = useIntl()
  const { brand, name, reference, image, price, currency, background } = product
  return (
    <div role="group" aria-label={intl.formatMessage(messages.piece)} {...slot(css.product, slotProps?.product)}>
      <div {...slot(clsx(css.tile, css.background[background]), slotProps?.image)}>
        {image && <CloudImage className={css.image} image={{ ...image, alt: '' }} sizes="160px" widths={[300]} />}
      </div>
      <div className={css.body}>
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
