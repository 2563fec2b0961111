import type { MethodType } from '../ledger/payment.js'

/** Methods of the Adyen stand-in, and the provider's own method that does their work. */
export const ADYEN_METHODS = {
  scheme: { type: 'card', name: 'Cards' },
  twint: { type: 'twint', name: 'TWINT' },
  mobilepay: { type: 'mobilepay', name: 'MobilePay' },
  bankTransfer_IBAN: { type: 'bank_transfer', name: 'Bank transfer (SEPA)' },
} as const satisfies Readonly<Record<string, { readonly type: MethodType; readonly name: string }>>

export type AdyenMethod = keyof typeof ADYEN_METHODS

/** Adyen's name for a method. */
export function adyenMethod(type: MethodType): string {
  return Object.entries(ADYEN_METHODS).find(([, method]) => method.type === type)?.[0] ?? type
}
