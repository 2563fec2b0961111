import type { PaymentContext } from '../paymentContext.js'
import type { Amount, CardFacts, MethodType, Payment, RefusalReason } from '../ledger/payment.js'
import { bankInstructions, type BankInstructions } from '../ledger/bankInstructions.js'

/** A payment in a response. */
export interface PaymentAnswer {
  readonly paymentId: string
  readonly reference: string
  readonly orderNo: string
  readonly result: 'authorised' | 'refused' | 'redirect' | 'pending' | 'error'
  readonly reason?: RefusalReason
  readonly amount: Amount
  readonly method: { readonly type: MethodType } & Partial<Pick<CardFacts, 'brand' | 'last4'>>
  readonly redirect?: { readonly url: string; readonly method: 'GET' }
  readonly instructions?: BankInstructions
  /** Minor units. */
  readonly captured: number
  /** Minor units. */
  readonly refunded: number
}

const RESULTS = {
  open: 'redirect',
  pending: 'pending',
  authorised: 'authorised',
  refused: 'refused',
  cancelled: 'refused',
  expired: 'refused',
  error: 'error',
} as const

/** Writes a payment in the format of the API. */
export function toAnswer(context: PaymentContext, payment: Payment): PaymentAnswer {
  const { paymentId, reference, orderNo, amount, type, state, reason, card, captured, refunded } = payment
  return {
    paymentId,
    reference,
    orderNo,
    result: RESULTS[state],
    ...(reason !== null && { reason }),
    amount,
    method: { type, ...(card && { brand: card.brand, last4: card.last4 }) },
    ...(state === 'open' && { redirect: { url: pageUrl(context, payment), method: 'GET' } }),
    ...(state === 'pending' && type === 'bank_transfer' && { instructions: bankInstructions(payment) }),
    captured,
    refunded,
  }
}

/** Address of the page on which the shopper continues. */
export function pageUrl({ publicOrigin }: PaymentContext, { pageKey }: Payment): string {
  return `${publicOrigin()}/pay/${pageKey}`
}
