import type { GeoLocation } from '@vitrine/commerce-client/types/shopperContext'
import { CLIENT_ADDRESSES } from '../../seed/clientAddresses.js'

const BLOCKS = CLIENT_ADDRESSES.map(({ network, place }) => {
  const [address = '', prefix = '32'] = network.split('/')
  return { first: ipv4Number(address) ?? 0, size: 2 ** (32 - Number(prefix)), place }
})

/** Converts an IPv4 address in dotted decimal to a number; null for anything else, including leading zeros. */
export function ipv4Number(address: string): number | null {
  const parts = address.length <= 15 ? address.split('.') : []
  if (parts.length !== 4 || !parts.every(isOctet)) return null
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** Location of an address; null if it is not in the seeded table. */
export function placeOfAddress(address: string): GeoLocation | null {
  const number = ipv4Number(address)
  if (number === null) return null
  return BLOCKS.find(({ first, size }) => number >= first && number < first + size)?.place ?? null
}

function isOctet(part: string): boolean {
  return /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256
}
