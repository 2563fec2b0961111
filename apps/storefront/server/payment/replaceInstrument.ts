import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import {
  addPaymentInstrumentToBasket,
  removePaymentInstrumentFromBasket,
} from '@vitrine/commerce-client/client/shopperBasketCheckout'
import { updateBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { OrderPaymentInstrument } from '@vitrine/commerce-client/types/payment'
import { majorUnits, type Money, moneyOf } from './money.js'
import type { PaymentMethodOption } from './paymentProvider.js'

const CERTIFICATE = 'GIFT_CERTIFICATE'
/** The number is known to the provider only; the platform demands a masked one. */
const MASKED_CARD = { maskedNumber: '************' }

/** What is left to pay after gift certificates; zero = nothing. */
export function openAmount(basket: Basket): Money {
  const currency = basket.currency ?? ''
  const total = moneyOf(basket.orderTotal ?? 0, currency)
  const certificates = (basket.paymentInstruments ?? []).filter(isCertificate)
  const covered = certificates.reduce((sum, { amount = 0 }) => sum + moneyOf(amount, currency).minor, 0)
  return { minor: Math.max(0, total.minor - covered), currency }
}

/**
 * Replaces all payment instruments but gift certificates by one for the open amount, marked with the attempt. Without a
 * method (nothing left to pay) the basket itself is marked.
 */
export async function replaceInstrument(
  client: ScapiClient,
  basket: Basket & { readonly basketId: string },
  payment: {
    readonly attemptId: string
    readonly provider: string
    readonly amount: Money
    readonly method: PaymentMethodOption | null
  },
): Promise<Basket> {
  const { basketId } = basket
  const { attemptId, method } = payment
  await removeInstruments(client, basket)
  if (method === null) return updateBasket(client, { basketId, body: { c_paymentAttemptId: attemptId } })
  return addPaymentInstrumentToBasket(client, {
    basketId,
    body: {
      paymentMethodId: method.paymentMethodId,
      amount: majorUnits(payment.amount),
      ...(method.kind === 'card' && { paymentCard: MASKED_CARD }),
      c_paymentAttemptId: attemptId,
      c_paymentProvider: payment.provider,
    },
  })
}

async function removeInstruments(client: ScapiClient, basket: Basket & { readonly basketId: string }): Promise<void> {
  const { basketId } = basket
  for (const { paymentInstrumentId } of (basket.paymentInstruments ?? []).filter((one) => !isCertificate(one))) {
    if (paymentInstrumentId !== undefined)
      await removePaymentInstrumentFromBasket(client, { basketId, paymentInstrumentId })
  }
}

function isCertificate({ paymentMethodId }: OrderPaymentInstrument): boolean {
  return paymentMethodId === CERTIFICATE
}
