import { isOffered } from '../ledger/methods.js'
import type { MethodType } from '../ledger/payment.js'

/** Methods of the Adyen stand-in, and the provider's own method that does their work. */
export const ADYEN_METHODS = {
  scheme: { type: 'card', name: 'Cards' },
  twint: { type: 'twint', name: 'TWINT' },
  mobilepay: { type: 'mobilepay', name: 'MobilePay' },
  bankTransfer_IBAN: { type: 'bank_transfer', name: 'Bank transfer (SEPA)' },
} as const satisfies Readonly<Record<string, { readonly type: MethodType; readonly name: string }>>

export type AdyenMethod = keyof typeof ADYEN_METHODS

const BRANDS: readonly string[] = ['visa', 'mc', 'amex']

const NATIONAL_BRANDS: Readonly<Record<string, string>> = { FR: 'cartebancaire', DK: 'dankort' }

/** True for a method of the stand-in. */
export function isAdyenMethod(type: string): type is AdyenMethod {
  return Object.hasOwn(ADYEN_METHODS, type)
}

/** The methods of a market as `/paymentMethods` lists them. */
export function offeredMethods(country: string, currency: string): readonly object[] {
  const national = NATIONAL_BRANDS[country]
  return Object.entries(ADYEN_METHODS)
    .filter(([, method]) => isOffered(method.type, country, currency))
    .map(([type, { name }]) => ({
      type,
      name,
      ...(type === 'scheme' && { brands: national === undefined ? BRANDS : [...BRANDS, national] }),
    }))
}

/** Adyen's name for a method. */
export function adyenMethod(type: MethodType): string {
  return Object.entries(ADYEN_METHODS).find(([, method]) => method.type === type)?.[0] ?? type
}
