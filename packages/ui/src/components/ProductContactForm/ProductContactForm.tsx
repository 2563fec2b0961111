'use client'

import { FormattedMessage } from 'react-intl'
import { ContactForm, type ContactFormProps, type SendResult } from '../ContactForm/ContactForm.js'
import { ContactProductCard, type ContactProductSlotProps } from './ContactProductCard.js'
import { type ContactProduct, contactProductFields, type ProductContactValues } from '../../rules/contactProduct.js'
import { messages } from './ProductContactForm.messages.js'

// Part of the public API: the product, and parsing for servers.
export type { ContactProduct, ProductContactValues } from '../../rules/contactProduct.js'

export interface ProductContactFormProps
  extends Omit<ContactFormProps, 'subject' | 'sentAlong' | 'onSubmit' | 'slotProps'> {
  /** Product of the message; `null` when it no longer exists. */
  readonly product: ContactProduct | null
  readonly onSubmit?: ((values: ProductContactValues) => Promise<SendResult>) | undefined
  readonly slotProps?: (ContactProductSlotProps & NonNullable<ContactFormProps['slotProps']>) | undefined
}

/**
 * A contact form about one product, which is shown on top and submitted with the form. Spec §9 "Contact form types".
 */
export function ProductContactForm({ product, title, onSubmit, slotProps, ...rest }: ProductContactFormProps) {
  const productFields = contactProductFields(product)
  return (
    <ContactForm
      // Resets the success message for another product.
      key={product?.id}
      {...rest}
      title={title ?? (product && <FormattedMessage {...messages.title} />)}
      subject={product && <ContactProductCard product={product} slotProps={slotProps} />}
      hiddenFields={productFields}
      onSubmit={onSubmit && ((values) => onSubmit({ ...values, ...productFields }))}
      slotProps={slotProps}
    />
  )
}
