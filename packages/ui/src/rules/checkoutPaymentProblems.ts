import type { FieldFault } from './fault.js'
import type { FormFields } from './formFields.js'

/** The entries of the payment step. */
export interface CheckoutPaymentValues {
  /** Id of the payment method. */
  readonly method: string
  /** The shopper agreed to the shorter liability for used goods. */
  readonly consentUsedGoods: boolean
}

/** What the payment step requires. */
export interface CheckoutPaymentRules {
  /** Ids of the offered methods; empty when nothing is to be paid. */
  readonly methodIds: readonly string[]
  readonly needsUsedGoodsConsent: boolean
}

/** Reads the payment step from its form fields. */
export const checkoutPaymentValues = (fields: FormFields): CheckoutPaymentValues => ({
  method: (fields.method ?? '').trim(),
  consentUsedGoods: (fields.consentUsedGoods ?? '') !== '',
})

/**
 * Whether used goods need a separate consent: in Germany (section 476 BGB) and Austria (section 9 KSchG) the liability
 * for defects is shortened only if the consumer agrees expressly and separately.
 */
export const needsUsedGoodsConsent = (country: string, hasUsedGoods: boolean): boolean =>
  hasUsedGoods && (country === 'DE' || country === 'AT')

/** Validation errors of the payment step, in the order of the form; empty = valid. */
export function checkoutPaymentProblems(
  { method, consentUsedGoods }: CheckoutPaymentValues,
  rules: CheckoutPaymentRules,
): readonly FieldFault<'method' | 'consentUsedGoods'>[] {
  const { methodIds } = rules
  return [
    ...(methodIds.length > 0 && !methodIds.includes(method) ? [{ name: 'method', kind: 'choose' } as const] : []),
    ...(rules.needsUsedGoodsConsent && !consentUsedGoods
      ? [{ name: 'consentUsedGoods', kind: 'accept' } as const]
      : []),
  ]
}
