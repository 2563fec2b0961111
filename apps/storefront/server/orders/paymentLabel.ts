import type { OrderPaymentInstrument } from '@vitrine/commerce-client/types/payment'
import { defineMessages, type IntlShape } from 'react-intl'

const messages = defineMessages({
  CREDIT_CARD: { id: 'order.payment.card', defaultMessage: 'Card' },
  TWINT: { id: 'order.payment.twint', defaultMessage: 'TWINT' },
  MOBILEPAY: { id: 'order.payment.mobilepay', defaultMessage: 'MobilePay' },
  PAYPAL: { id: 'order.payment.paypal', defaultMessage: 'PayPal' },
  INVOICE: { id: 'order.payment.invoice', defaultMessage: 'Invoice' },
  BANK_TRANSFER: { id: 'order.payment.transfer', defaultMessage: 'Bank transfer' },
  GIFT_CERTIFICATE: { id: 'order.payment.giftCard', defaultMessage: 'Gift card' },
})

const isKnown = (id: string): id is keyof typeof messages => Object.hasOwn(messages, id)

/** How an order is paid, e.g. `Visa •••• 1111`; several methods are listed. Empty = nothing was paid. */
export function paymentLabel(instruments: readonly OrderPaymentInstrument[] | undefined, intl: IntlShape): string {
  const labels = (instruments ?? []).map(({ paymentMethodId = '', paymentCard }) => {
    const { cardType, numberLastDigits } = paymentCard ?? {}
    const name = cardType ?? (isKnown(paymentMethodId) ? intl.formatMessage(messages[paymentMethodId]) : '')
    return numberLastDigits && name ? `${name} •••• ${numberLastDigits}` : name
  })
  return [...new Set(labels.filter((label) => label !== ''))].join(', ')
}
