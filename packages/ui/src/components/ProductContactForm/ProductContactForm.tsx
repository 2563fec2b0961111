'use client'

import { FormattedMessage } from 'react-intl'
import { ContactForm, type ContactFormProps, type SendResult } from '../ContactForm/ContactForm.js'
import { ContactPiece, type ContactPieceSlotProps } from './ContactPiece.js'
import { type ContactProduct, contactProductFields, type ProductContactValues } from '../../rules/contactProduct.js'
import { messages } from './ProductContactForm.messages.js'

// Part of the public surface: the piece, and what a server needs to read what was sent.
export type { ContactProduct, ProductContactValues } from '../../rules/contactProduct.js'

export interface ProductContactFormProps
  extends Omit<ContactFormProps, 'subject' | 'sentAlong' | 'onSubmit' | 'slotProps'> {
  /** What the message is about; `null` when it is gone, and the form stands alone. */
  readonly product: ContactProduct | null
  readonly onSubmit?: ((values: ProductContactValues) => Promise<SendResult>) | undefined
  readonly slotProps?: (ContactPieceSlotProps & NonNullable<ContactFormProps['slotProps']>) | undefined
}

/**
 * A message about one piece: the contact form with the piece on top, which is sent along. Spec §9 "Contact form types".
 */
export function ProductContactForm({ product, title, onSubmit, slotProps, ...rest }: ProductContactFormProps) {
  const productFields = contactProductFields(product)
  return (
    <ContactForm
      // Thanks for one piece are none for the next.
      key={product?.id}
      {...rest}
      title={title ?? (product && <FormattedMessage {...messages.title} />)}
      subject={product && <ContactPiece product={product} slotProps={slotProps} />}
      sentAlong={productFields}
      onSubmit={onSubmit && ((values) => onSubmit({ ...values, ...productFields }))}
      slotProps={slotProps}
    />
  )
}
