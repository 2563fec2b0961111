import type { Payment } from './payment.js'

/** All payments of the provider, in memory. */
export interface Ledger {
  add(payment: Payment): Payment
  find(paymentId: string): Payment | null
  /** Oldest first. */
  findByReference(reference: string): readonly Payment[]
  findByPage(pageKey: string): Payment | null
  findByRedirectResult(redirectResult: string): Payment | null
  /** Replaces properties of a payment; `null` = it is unknown, e.g. after a reset. */
  change(paymentId: string, change: Partial<Payment>): Payment | null
  /** Refuses later payments with this reference, since the merchant cancelled it. */
  cancelReference(reference: string): void
  isReferenceCancelled(reference: string): boolean
  all(): readonly Payment[]
  clear(): void
}

/** Creates an empty ledger. */
export function createLedger(): Ledger {
  const payments = new Map<string, Payment>()
  const cancelled = new Set<string>()
  const findWhere = (matches: (payment: Payment) => boolean) => [...payments.values()].find(matches) ?? null
  return {
    add(payment) {
      payments.set(payment.paymentId, payment)
      return payment
    },
    find: (paymentId) => payments.get(paymentId) ?? null,
    findByReference: (reference) => [...payments.values()].filter((payment) => payment.reference === reference),
    findByPage: (pageKey) => findWhere((payment) => payment.pageKey === pageKey),
    findByRedirectResult: (redirectResult) => findWhere((payment) => payment.redirectResult === redirectResult),
    change(paymentId, change) {
      const known = payments.get(paymentId)
      if (!known) return null
      const next = { ...known, ...change }
      payments.set(paymentId, next)
      return next
    },
    cancelReference: (reference) => void cancelled.add(reference),
    isReferenceCancelled: (reference) => cancelled.has(reference),
    all: () => [...payments.values()],
    clear() {
      payments.clear()
      cancelled.clear()
    },
  }
}
