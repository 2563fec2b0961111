import type { GiftCertificateRepository } from '../../store/giftCertificateRepository.js'
import type { StoredBasket, StoredPayment } from '../../store/storedBasket.js'
import { sumAmounts } from '../baskets/amounts.js'
import { isExpired } from '../baskets/payments.js'
import { badRequest } from '../http/problem.js'

/**
 * Distributes the total of an order over its payment instruments: gift certificates first, then fixed amounts, then
 * those that pay the rest. Amounts are limited to the open total.
 * @throws Problem 400 `bad-request` for an expired card, an insufficient gift certificate, and an unpaid rest
 */
export function settlePayments(
  { payments, currency }: Pick<StoredBasket, 'payments' | 'currency'>,
  orderTotal: number,
  certificates: GiftCertificateRepository,
  now: number,
): readonly StoredPayment[] {
  let open = orderTotal
  const settled = payments
    .toSorted((one, other) => rank(one) - rank(other))
    .map((payment) => {
      const amount = Math.min(payment.amount ?? open, open)
      open = sumAmounts([open, -amount])
      if (payment.card && isExpired(payment.card, now)) {
        throw badRequest('The payment card has expired.', { parameter: 'paymentCard' })
      }
      const { giftCertificateCode: code } = payment
      if (code !== null && amount > (certificates.find(code)?.balances[currency] ?? 0)) {
        throw badRequest('The balance of the gift certificate is too low.', { parameter: 'giftCertificateCode' })
      }
      return { ...payment, amount }
    })
  if (open > 0) {
    throw badRequest('The payment instruments don’t cover the total of the order.', {
      parameter: 'paymentInstruments',
      c_openAmount: open,
    })
  }
  return settled
}

function rank({ giftCertificateCode, amount }: StoredPayment): number {
  if (giftCertificateCode !== null) return 0
  return amount === null ? 2 : 1
}
