import type { Customer } from '@vitrine/commerce-client/types/customer'
import type { SavedAddress } from '../../app/contract/checkoutView.js'
import type { Market } from '../../app/page/market.js'
import { addressLines, fieldsOfAddress } from './addressForm.js'

/** Addresses of a customer's account to which this shop delivers. */
export function savedAddresses(customer: Customer | null, market: Market): readonly SavedAddress[] {
  return (customer?.addresses ?? [])
    .filter(({ countryCode }) => countryCode === market.country.code)
    .map((address) => ({
      id: address.addressId,
      label: addressLines(address, letterOf(address.countryCode, market)).join(', '),
      values: fieldsOfAddress(address, 'shipping'),
    }))
}

/** How an address is written in a market: the country is named where it is not that of the shop. */
export function letterOf(countryCode: string | undefined, { country, locale }: Market) {
  const isForeign = countryCode !== undefined && countryCode !== country.code
  return {
    isPostalCodeBelowTown: country.isPostalCodeBelowTown === true,
    countryName: isForeign ? (new Intl.DisplayNames(locale.id, { type: 'region' }).of(countryCode) ?? null) : null,
  }
}
