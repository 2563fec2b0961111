import type { OrderPaymentInstrument } from '@vitrine/commerce-client/types/payment'
import type { StoredPayment } from '../../store/storedBasket.js'

/** A payment instrument of a basket or an order in a response; never contains a complete number or code. */
export function wirePayment(payment: StoredPayment, now: number): OrderPaymentInstrument {
  const { card, giftCertificateCode, amount } = payment
  return {
    ...payment.custom,
    paymentInstrumentId: payment.paymentInstrumentId,
    paymentMethodId: payment.paymentMethodId,
    ...(amount !== null && { amount }),
    ...(card && {
      paymentCard: {
        ...(card.cardType !== null && { cardType: card.cardType }),
        ...(card.holder !== null && { holder: card.holder }),
        maskedNumber: card.maskedNumber,
        numberLastDigits: lastDigits(card.maskedNumber),
        ...(card.expirationMonth !== null && { expirationMonth: card.expirationMonth }),
        ...(card.expirationYear !== null && { expirationYear: card.expirationYear }),
        creditCardExpired: isExpired(card, now),
      },
    }),
    ...(giftCertificateCode !== null && { maskedGiftCertificateCode: maskCode(giftCertificateCode) }),
  }
}

/** Masks a code except for its last four characters. */
export function maskCode(code: string): string {
  return '*'.repeat(Math.max(code.length - 4, 0)) + code.slice(-4)
}

/** Whether a card has expired; a card without a date counts as valid. */
export function isExpired(
  {
    expirationMonth,
    expirationYear,
  }: { readonly expirationMonth: number | null; readonly expirationYear: number | null },
  now: number,
): boolean {
  return expirationYear !== null && Date.UTC(expirationYear, expirationMonth ?? 12) <= now
}

function lastDigits(maskedNumber: string): string {
  let start = maskedNumber.length
  while (start > 0 && maskedNumber.length - start < 4 && isDigit(maskedNumber.charAt(start - 1))) start -= 1
  return maskedNumber.slice(start)
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}
