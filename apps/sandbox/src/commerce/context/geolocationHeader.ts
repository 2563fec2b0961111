import type { GeoLocation, ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import { placeOfAddress } from './clientAddress.js'

/**
 * Value of `X-Geolocation` for a context: its `geoLocation`, else the location of its `clientIp`; null if neither is
 * known.
 * @example 'CountryCode: US; Country: United States; MetroCode: 0; Latitude: 37.751; Longitude: -97.822'
 */
export function geolocationHeader({ geoLocation, clientIp }: ShopperContext): string | null {
  const place = hasValues(geoLocation) ? geoLocation : clientIp ? placeOfAddress(clientIp) : null
  if (!place) return null
  const parts = [
    ['CountryCode', place.countryCode],
    ['Country', place.country],
    ['MetroCode', place.metroCode ?? '0'],
    ['Latitude', place.latitude],
    ['Longitude', place.longitude],
  ] as const
  return parts
    .flatMap(([name, value]) => (value === undefined || value === null ? [] : [`${name}: ${plain(value)}`]))
    .join('; ')
}

function hasValues(place: GeoLocation | null | undefined): place is GeoLocation {
  return place !== null && place !== undefined && Object.keys(place).length > 0
}

/** Texts come from a client: removes characters that are invalid in a header or would start another part. */
function plain(value: string | number): string {
  return String(value)
    .replaceAll(/[^\x20-\x7e]|;/g, '')
    .trim()
}
