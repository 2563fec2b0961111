import { majorUnits, type Money } from './money.js'
import type { PaymentMethodOption } from './paymentProvider.js'

/** A method with the places and amounts in which it is offered. */
interface MethodRule extends PaymentMethodOption {
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

/** Limits and the own account, from the configuration. */
export interface MethodSettings {
  /** CHF; most banks allow TWINT up to 5000 a month. */
  readonly twintLimit: number
  /** Of invoices, in the currency of the order. */
  readonly invoiceLimit: number
  /** Account for bank transfers that no provider handles; null = none. */
  readonly account: RetailerAccount | null
}

export interface RetailerAccount {
  readonly iban: string
  readonly bic: string | null
  readonly holder: string
  readonly bank: string | null
}

const EVERYWHERE = { countries: null, currency: null, limit: null, isForStaff: true, isOffline: false }

/** All methods in the order in which they are offered. A further method is a further entry. */
function methodRules({ twintLimit, invoiceLimit }: MethodSettings): readonly MethodRule[] {
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

/**
 * Methods for a place and a total. `accepted`: the methods that the provider accepts now; null = it is down or there is
 * none, so only transfers to the retailer's own account remain.
 */
export function methodsFor(
  place: { readonly country: string; readonly total: Money; readonly isStaffSale: boolean },
  settings: MethodSettings,
  accepted: ReadonlySet<string> | null,
): readonly PaymentMethodOption[] {
  const { country, total, isStaffSale } = place
  if (total.minor === 0) return []
  return methodRules(settings)
    .filter(({ countries }) => countries === null || countries.includes(country))
    .filter(({ currency }) => currency === null || currency === total.currency)
    .filter(({ limit }) => limit === null || majorUnits(total) <= limit)
    .filter(({ isForStaff }) => isForStaff || !isStaffSale)
    .filter(({ id, isOffline }) => accepted?.has(id) || (isOffline && settings.account !== null))
    .map(({ id, kind, paymentMethodId }) => ({ id, kind, paymentMethodId }))
}
