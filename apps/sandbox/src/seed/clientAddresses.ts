import type { GeoLocation } from '@vitrine/commerce-client/types/shopperContext'

/** Location of a block of addresses; null = unknown. */
export interface AddressBlock {
  /** First address and prefix length, e.g. `192.0.2.0/26`. */
  readonly network: string
  readonly place: Required<Pick<GeoLocation, 'countryCode' | 'country' | 'latitude' | 'longitude'>> | null
}

/**
 * Geolocation by client address, for the three ranges reserved for documentation, so that it contains no real address.
 * One country is not one of ours, one block is unknown; all other addresses are unknown, too.
 */
export const CLIENT_ADDRESSES: readonly AddressBlock[] = [
  block('192.0.2.0/26', 'CH', 'Switzerland', 47.1449, 8.1551),
  block('192.0.2.64/26', 'DE', 'Germany', 51.2993, 9.491),
  block('192.0.2.128/26', 'AT', 'Austria', 48.2, 16.3667),
  block('192.0.2.192/26', 'DK', 'Denmark', 55.7123, 12.0564),
  block('198.51.100.0/25', 'FR', 'France', 48.8582, 2.3387),
  block('198.51.100.128/25', 'GB', 'United Kingdom', 51.4964, -0.1224),
  block('203.0.113.0/25', 'US', 'United States', 37.751, -97.822),
  { network: '203.0.113.128/25', place: null },
]

function block(network: string, countryCode: string, country: string, latitude: number, longitude: number) {
  return { network, place: { countryCode, country, latitude, longitude } }
}
