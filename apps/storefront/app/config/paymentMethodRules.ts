/** A method with the places and amounts in which it is offered. */
export interface PaymentMethodRule {
  readonly id: string
  readonly kind: 'card' | 'redirect' | 'transfer' | 'invoice'
  /** Id of the payment method in the commerce platform. */
  readonly paymentMethodId: string
  /** Country codes; null = everywhere. */
  readonly countries: readonly string[] | null
  /** null = any. */
  readonly currency: string | null
  /** Greatest total, major units; null = no limit. */
  readonly limit: number | null
  /** Whether it is offered in the staff sale. */
  readonly isForStaff: boolean
  /** Can be offered while the provider is down, because it is paid to the retailer's own account. */
  readonly isOffline: boolean
}

const EVERYWHERE = { countries: null, currency: null, limit: null, isForStaff: true, isOffline: false }

/** All methods in the order in which they are offered; a further method is a further entry. Limits: major units. */
export function paymentMethodRules(limits: {
  readonly twintLimit: number
  readonly invoiceLimit: number
}): readonly PaymentMethodRule[] {
  const { twintLimit, invoiceLimit } = limits
  return [
    { ...EVERYWHERE, id: 'card', kind: 'card', paymentMethodId: 'CREDIT_CARD' },
    {
      ...EVERYWHERE,
      id: 'twint',
      kind: 'redirect',
      paymentMethodId: 'TWINT',
      countries: ['CH'],
      currency: 'CHF',
      limit: twintLimit,
    },
    {
      ...EVERYWHERE,
      id: 'mobilepay',
      kind: 'redirect',
      paymentMethodId: 'MOBILEPAY',
      countries: ['DK'],
      currency: 'DKK',
    },
    { ...EVERYWHERE, id: 'paypal', kind: 'redirect', paymentMethodId: 'PAYPAL', isForStaff: false },
    {
      ...EVERYWHERE,
      id: 'invoice',
      kind: 'invoice',
      paymentMethodId: 'INVOICE',
      countries: ['CH', 'DE', 'AT'],
      limit: invoiceLimit,
      isForStaff: false,
    },
    { ...EVERYWHERE, id: 'bank_transfer', kind: 'transfer', paymentMethodId: 'BANK_TRANSFER', isOffline: true },
  ]
}
