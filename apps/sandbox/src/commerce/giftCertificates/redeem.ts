import type { Currency } from '../../seed/localised.js'
import type {
  Amounts,
  GiftCertificateRepository,
  StoredGiftCertificate,
} from '../../store/giftCertificateRepository.js'
import { roundAmount } from '../baskets/amounts.js'

/**
 * Deducts an amount from a gift certificate; a negative one is refunded. Its balance in other currencies changes in
 * proportion. An unknown code changes nothing.
 */
export function redeem(
  certificates: GiftCertificateRepository,
  code: string,
  amount: number,
  currency: Currency,
): void {
  const certificate = certificates.find(code)
  const full = certificate?.amounts[currency]
  if (!certificate || full === undefined || full === 0) return
  certificates.save({ ...certificate, balances: balancesAfter(certificate, amount / full) })
}

function balancesAfter({ amounts, balances }: StoredGiftCertificate, part: number): Amounts {
  return Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => {
      const before = Object.entries(balances).find(([name]) => name === currency)?.[1] ?? 0
      return [currency, Math.min(amount, Math.max(0, roundAmount(before - amount * part)))]
    }),
  )
}
