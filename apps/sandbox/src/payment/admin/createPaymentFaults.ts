/** `down` = the connection breaks, `slow` = the answer takes `ms`, `500` = an error without work done. */
export const PAYMENT_FAULTS = ['down', 'slow', '500'] as const

export type PaymentFaultKind = (typeof PAYMENT_FAULTS)[number]

/** A fault that affects the next calls. */
export interface PaymentFault {
  readonly kind: PaymentFaultKind
  /** Remaining calls. */
  readonly count: number
  readonly ms: number
}

/** Faults of the provider's API. */
export interface PaymentFaults {
  set(fault: PaymentFault): void
  /** The fault that affects this call, and counts it; `null` = none. */
  take(): PaymentFault | null
  clear(): void
}

/** Creates a switch without a fault. */
export function createPaymentFaults(): PaymentFaults {
  let current: PaymentFault | null = null
  return {
    set(fault) {
      current = fault
    },
    take() {
      const fault = current
      if (fault) current = fault.count > 1 ? { ...fault, count: fault.count - 1 } : null
      return fault
    },
    clear() {
      current = null
    },
  }
}
