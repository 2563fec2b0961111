import type { OrderAddress } from '@vitrine/commerce-client/types/basket'
import { countryOf } from '../../app/config/countries.js'
import type { Market } from '../../app/page/market.js'
import { addressLines } from '../checkout/addressForm.js'

/** Lines of an address as on a letter in its country; the country is named when it is not that of the market. */
export function postalLines(address: OrderAddress | undefined, { country, locale }: Market): readonly string[] {
  if (!address) return []
  const code = address.countryCode ?? country.code
  const isForeign = code !== country.code
  const own = countryOf(code)
  // Countries without a record of their own fall back to another one.
  const rules = own.code === code ? own : null
  const city = rules?.hasTownInCapitals ? address.city?.toLocaleUpperCase(locale.id) : address.city
  return addressLines(
    { ...address, city },
    {
      isPostalCodeBelowTown: rules?.isPostalCodeBelowTown === true,
      countryName: isForeign ? countryName(code, locale.id) : null,
    },
  )
}

function countryName(code: string, localeId: string): string {
  try {
    return new Intl.DisplayNames(localeId, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
