import type { IntlShape } from 'react-intl'
import type { OrderView } from '../../app/contract/orderView.js'
import type { MailBlock } from '../mail/mailDocument.js'
import { orderMailMessages as messages } from './orderMailMessages.js'

/** How, when and where the order arrives, and the billing address. */
export function deliveryBlocks(order: OrderView, intl: IntlShape): readonly MailBlock[] {
  const { pickUp, arrival, method, shippingAddress, billingAddress } = order
  const row = (message: 'method' | 'arrival' | 'pickUpFrom' | 'pickUpPerson', value: string | null) =>
    value ? [{ label: intl.formatMessage(messages[message]), value }] : []
  const lines = (message: 'address' | 'billing' | 'boutique' | 'hours', text: readonly string[]): MailBlock[] =>
    text.length === 0 ? [] : [{ kind: 'lines', title: intl.formatMessage(messages[message]), lines: text }]
  const rows = pickUp
    ? [...row('pickUpFrom', arrival), ...row('pickUpPerson', pickUp.person)]
    : [...row('method', method), ...row('arrival', arrival)]
  return [
    { kind: 'heading', text: intl.formatMessage(pickUp ? messages.pickUpTitle : messages.deliveryTitle) },
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(shippingAddress.length > 0 || pickUp
      ? [{ kind: 'text', text: intl.formatMessage(pickUp ? messages.pickUpHint : messages.signature) } as const]
      : []),
    ...(pickUp
      ? [
          ...lines('boutique', [pickUp.name, ...pickUp.address, ...(pickUp.phone === null ? [] : [pickUp.phone])]),
          ...lines('hours', pickUp.hours),
        ]
      : lines('address', shippingAddress)),
    ...lines('billing', billingAddress),
  ]
}

/** The payment method, and the account of a bank transfer. */
export function paymentBlocks({ payment, transfer }: OrderView, intl: IntlShape): readonly MailBlock[] {
  if (payment === '' && !transfer) return []
  const heading = { kind: 'heading', text: intl.formatMessage(messages.paymentTitle) } as const
  const method = payment ? [{ label: intl.formatMessage(messages.payment), value: payment }] : []
  if (!transfer) return [heading, { kind: 'rows', rows: method }]
  const rows = [
    { label: 'IBAN', value: transfer.iban.replace(/(.{4})(?=.)/g, '$1 ') },
    { label: 'BIC', value: transfer.bic },
    { label: intl.formatMessage(messages.transferHolder), value: transfer.holder },
    { label: intl.formatMessage(messages.transferBank), value: transfer.bank },
    { label: intl.formatMessage(messages.transferReference), value: transfer.reference },
  ]
  return [
    heading,
    ...(method.length > 0 ? [{ kind: 'rows', rows: method } as const] : []),
    { kind: 'text', text: intl.formatMessage(messages.transferText) },
    { kind: 'rows', rows: rows.filter(({ value }) => value !== '') },
  ]
}
