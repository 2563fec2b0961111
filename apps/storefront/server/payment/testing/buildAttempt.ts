import type { PaymentAttempt } from '../attempts.js'

/** An attempt to pay CHF 8200 by card, about to create its order; `changes` overrides fields. */
export function buildAttempt(changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    attemptId: 'attempt-1',
    owner: 'mila',
    basketId: 'basket-1',
    rootBasketId: 'basket-1',
    orderNo: null,
    provider: 'testpay',
    methodId: 'card',
    isCard: true,
    amount: { minor: 820_000, currency: 'CHF' },
    orderTotal: { minor: 820_000, currency: 'CHF' },
    quoteHash: 'quote',
    state: 'ready',
    paymentId: null,
    keys: {},
    redirect: null,
    instructions: null,
    declineReason: null,
    isBasketOpen: null,
    reopenedBasketId: null,
    cancels: [],
    notice: 'none',
    localeAlias: 'ch/de',
    localeId: 'de-CH',
    country: 'CH',
    createdAt: 1000,
    changedAt: 1000,
    version: 0,
    events: [],
    ...changes,
  }
}
