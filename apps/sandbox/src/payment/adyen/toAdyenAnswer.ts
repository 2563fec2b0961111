import { pageUrl } from '../api/toAnswer.js'
import { bankInstructions } from '../ledger/bankInstructions.js'
import type { Payment } from '../ledger/payment.js'
import type { PaymentContext } from '../paymentContext.js'
import { refusalOf } from './adyenCards.js'
import { adyenMethod } from './adyenMethods.js'

/** Writes a payment as `/payments` and `/payments/details` answer. */
export function toAdyenAnswer(context: PaymentContext, payment: Payment): object {
  const { paymentId, reference, amount, type, state, card } = payment
  const paymentMethod = { type: adyenMethod(type), ...(card && { brand: card.brand }) }
  const facts = { pspReference: paymentId, merchantReference: reference, amount, paymentMethod }
  switch (state) {
    case 'open':
      return {
        resultCode: 'RedirectShopper',
        action: {
          type: 'redirect',
          url: pageUrl(context, payment),
          method: 'GET',
          paymentMethodType: paymentMethod.type,
        },
      }
    case 'authorised':
      return { ...facts, resultCode: 'Authorised' }
    case 'pending':
      return type === 'bank_transfer' ? transfer(payment, facts) : { ...facts, resultCode: 'Received' }
    case 'cancelled':
    case 'expired':
      return { ...facts, resultCode: 'Cancelled' }
    case 'error':
      return { ...facts, resultCode: 'Error', refusalReason: 'Acquirer Error', refusalReasonCode: '4' }
    case 'refused':
      return refusal(payment, facts)
  }
}

function refusal({ card, reason, page }: Payment, facts: object): object {
  const { code, text } = refusalOf(card, reason)
  const resultCode = reason === 'cancelled' && page !== null ? 'Cancelled' : 'Refused'
  return { ...facts, resultCode, refusalReason: text, refusalReasonCode: code }
}

function transfer(payment: Payment, facts: object): object {
  const { iban, bic, holder, reference, bank } = bankInstructions(payment)
  return {
    ...facts,
    resultCode: 'PresentToShopper',
    action: {
      type: 'bankTransfer',
      paymentMethodType: 'bankTransfer_IBAN',
      iban,
      bic,
      beneficiary: holder,
      reference,
      bankName: bank,
      totalAmount: payment.amount,
    },
  }
}
