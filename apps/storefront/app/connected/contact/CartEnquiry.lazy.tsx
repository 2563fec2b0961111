import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { text } from '@vitrine/ui/theme/text'
import { useEffect } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useHasSession } from '../commerce/useHasSession.js'

const messages = defineMessages({
  intro: { id: 'cartEnquiry.intro', defaultMessage: 'I would like advice on the products in my cart:' },
  note: {
    id: 'cartEnquiry.note',
    defaultMessage: 'Your message names the products in your cart. You can change it before you send it.',
  },
})
const line = defineMessage<{ quantity: number; name: string; id: string }>({
  id: 'cartEnquiry.line',
  defaultMessage: '{quantity, number} × {name} (item no. {id})',
})

/** Longer carts are cut, so that the message stays within its limit. */
const MAX_LINES = 15

/**
 * Writes the products of the cart into the empty message field of a contact form. The shopper sees and can change what
 * is sent; nothing of it is in the URL.
 */
export function CartEnquiry({ formId }: { readonly formId: string }) {
  const intl = useIntl()
  const { basket } = useBasket({ isEnabled: useHasSession() })
  const named = (basket?.productItems ?? [])
    .slice(0, MAX_LINES)
    .map(({ productId: id = '', productName: name = '', quantity = 1 }) =>
      intl.formatMessage(line, { quantity, name, id }),
    )
  const message = named.length === 0 ? '' : [intl.formatMessage(messages.intro), ...named, ''].join('\n')

  useEffect(() => {
    const field = document.getElementById(formId)?.querySelector<HTMLTextAreaElement>('textarea[name=message]')
    if (!field || message === '' || field.value !== '') return
    field.value = message
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [formId, message])

  return message === '' ? null : <p className={text.small}>{intl.formatMessage(messages.note)}</p>
}
