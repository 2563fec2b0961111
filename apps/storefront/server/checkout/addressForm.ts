import type { OrderAddress } from '@vitrine/commerce-client/types/basket'
import type { AddressSection, AddressValues } from '@vitrine/ui/AddressFields'

/** Values of the form's fields of an address; empty without one. */
export function fieldsOfAddress(
  address: OrderAddress | undefined,
  section: AddressSection,
): Readonly<Record<string, string>> {
  if (!address) return {}
  const values: Readonly<Record<string, string | undefined>> = {
    country: address.countryCode,
    firstName: address.firstName,
    lastName: address.lastName,
    company: address.companyName,
    line1: address.address1,
    line2: address.address2,
    postalCode: address.postalCode,
    city: address.city,
    phone: address.phone,
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[`${section}.${name}`, value]] : [])),
  )
}

/** An address as the platform stores it. `phone`: E.164, or empty. */
export function addressOfFields(values: AddressValues, phone: string): OrderAddress {
  const { firstName, lastName, company, line1, line2, postalCode, city, country } = values
  return {
    firstName,
    lastName,
    companyName: company,
    address1: line1,
    address2: line2,
    postalCode,
    city,
    countryCode: country,
    ...(phone !== '' && { phone }),
  }
}

/** Whether the platform could deliver to an address, or bill it. */
export function isComplete(address: OrderAddress | undefined): address is OrderAddress {
  return Boolean(address?.lastName && address.address1 && address.postalCode && address.city && address.countryCode)
}

/**
 * Lines of an address as on a letter. `isPostalCodeBelowTown` as in Great Britain; the country is named where it is not
 * that of the shop.
 */
export function addressLines(
  address: OrderAddress | undefined,
  options: { readonly isPostalCodeBelowTown: boolean; readonly countryName: string | null },
): readonly string[] {
  if (!address) return []
  const { firstName = '', lastName = '', companyName = '', address1 = '', address2 = '' } = address
  const { postalCode = '', city = '' } = address
  const town = options.isPostalCodeBelowTown ? [city, postalCode] : [`${postalCode} ${city}`]
  return [`${firstName} ${lastName}`, companyName, address1, address2, ...town, options.countryName ?? '']
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
