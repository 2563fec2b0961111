import type { Amount, MethodType } from './payment.js'
import { METHOD_TYPES } from './payment.js'

const NAMES = {
  card: 'Card',
  twint: 'TWINT',
  mobilepay: 'MobilePay',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
  invoice: 'Invoice',
} as const satisfies Readonly<Record<MethodType, string>>

/** Highest amount of an invoice, in minor units. */
const INVOICE_LIMITS: Readonly<Record<string, number>> = {
  CHF: 1000_00,
  EUR: 1000_00,
  GBP: 1000_00,
  DKK: 7500_00,
}

/** True if a method is offered in a country for a currency. */
export function isOffered(type: MethodType, country: string, currency: string): boolean {
  if (type === 'twint') return country === 'CH' && currency === 'CHF'
  if (type === 'mobilepay') return country === 'DK' && currency === 'DKK'
  return true
}

/** The methods for a country and an amount, with their English names. */
export function methodsFor(country: string, { currency }: Amount): readonly { type: MethodType; name: string }[] {
  return METHOD_TYPES.filter((type) => isOffered(type, country, currency)).map((type) => ({ type, name: NAMES[type] }))
}

/** True if an invoice for this amount is granted. */
export function isInvoiceGranted({ value, currency }: Amount): boolean {
  return value <= (INVOICE_LIMITS[currency] ?? 0)
}
