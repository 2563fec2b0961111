import type { EinsteinOptions } from '../client/einstein.js'
import { useCommerce } from './CommerceProvider.js'

/**
 * Connection to the recommendation service through our own server; without a service nothing is sent, as without
 * consent.
 */
export function useEinstein(dnt: boolean | null): EinsteinOptions {
  const { einstein, scope } = useCommerce()
  return { baseUrl: '', ...einstein, siteId: scope.siteId, dnt: einstein ? dnt : null }
}
