import { paymentMethodRules } from '../../app/config/paymentMethodRules.js'
import { majorUnits, type Money } from './money.js'
import type { PaymentMethodOption } from './paymentProvider.js'

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
  return paymentMethodRules(settings)
    .filter(({ countries }) => countries === null || countries.includes(country))
    .filter(({ currency }) => currency === null || currency === total.currency)
    .filter(({ limit }) => limit === null || majorUnits(total) <= limit)
    .filter(({ isForStaff }) => isForStaff || !isStaffSale)
    .filter(({ id, isOffline }) => accepted?.has(id) || (isOffline && settings.account !== null))
    .map(({ id, kind, paymentMethodId }) => ({ id, kind, paymentMethodId }))
}
