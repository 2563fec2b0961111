import type { GiftCertificateRepository } from '../../store/giftCertificateRepository.js'
import type { StoredBasket, StoredPayment } from '../../store/storedBasket.js'
import { sumAmounts } from '../baskets/amounts.js'
import { isExpired } from '../baskets/payments.js'
import { badRequest } from '../http/problem.js'

/**
 * Divides the total of an order among its payment instruments: gift certificates first, then fixed amounts, then those
 * that take the rest. An amount above what is open is cut.
 * @throws Problem 400 `bad-request` for an expired card, a gift certificate without that balance, and a rest that
 *   nothing pays
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
