import { defineMessages, type IntlShape } from 'react-intl'
import type { Market } from '../../app/page/market.js'

const messages = defineMessages({
  terms: { id: 'order.documents.terms', defaultMessage: 'Terms of sale' },
  withdrawal: { id: 'order.documents.withdrawal', defaultMessage: 'Withdraw from the contract' },
  returns: { id: 'order.documents.returns', defaultMessage: 'Returns' },
  delivery: { id: 'order.documents.delivery', defaultMessage: 'Delivery' },
})

/** Pages that belong to the contract, as paths with the locale alias. */
export function orderDocuments(
  { locale, country }: Market,
  intl: IntlShape,
): readonly { readonly label: string; readonly href: string }[] {
  const link = (name: keyof typeof messages, path: string) => ({
    label: intl.formatMessage(messages[name]),
    href: `/${locale.alias}${path}`,
  })
  return [
    link('terms', '/legal/terms'),
    country.withdrawal === 'online' ? link('withdrawal', '/legal/withdrawal') : link('returns', '/service/returns'),
    link('delivery', '/service/delivery'),
  ]
}
