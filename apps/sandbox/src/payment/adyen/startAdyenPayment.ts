import { requireShopUrl } from '../api/requireShopUrl.js'
import { isOffered } from '../ledger/methods.js'
import type { Amount, CardFacts, Payment } from '../ledger/payment.js'
import { startPayment } from '../ledger/startPayment.js'
import type { PaymentContext } from '../paymentContext.js'
import { readAdyenCard, type AdyenCardInput } from './adyenCards.js'
import { AdyenError } from './AdyenError.js'
import { ADYEN_METHODS, isAdyenMethod } from './adyenMethods.js'
import { pspReference } from './pspReference.js'

/** Body of `/payments`, as far as the stand-in reads it. */
export interface AdyenPaymentBody {
  readonly merchantAccount: string
  readonly amount: Amount
  readonly reference: string
  readonly merchantOrderReference?: string | undefined
  readonly returnUrl: string
  readonly countryCode?: string | undefined
  readonly shopperLocale?: string | undefined
  readonly paymentMethod: AdyenCardInput & { readonly type: string }
  readonly additionalData?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Starts a payment of the Adyen stand-in.
 * @throws AdyenError 422 for an unknown method or card
 */
export async function startAdyenPayment(context: PaymentContext, body: AdyenPaymentBody): Promise<Payment> {
  const { amount, reference, merchantOrderReference, paymentMethod, countryCode = 'CH', shopperLocale = 'en' } = body
  const { type } = paymentMethod
  if (!isAdyenMethod(type) || !isOffered(ADYEN_METHODS[type].type, countryCode, amount.currency)) {
    throw new AdyenError(422, '140', 'validation', 'No available payment method was found.')
  }
  const card = type === 'scheme' ? requireCard(body) : null
  return startPayment(context, {
    service: 'adyen',
    paymentId: pspReference(),
    reference,
    orderNo: merchantOrderReference ?? reference,
    amount,
    type: ADYEN_METHODS[type].type,
    returnUrl: requireShopUrl(context, body.returnUrl),
    locale: shopperLocale.replace('_', '-'),
    card,
  })
}

function requireCard({ paymentMethod, additionalData }: AdyenPaymentBody): CardFacts {
  const card = readAdyenCard(paymentMethod, additionalData?.['RequestedTestAcquirerResponseCode'])
  if (card) return card
  throw new AdyenError(422, '101', 'validation', 'Invalid card number')
}
