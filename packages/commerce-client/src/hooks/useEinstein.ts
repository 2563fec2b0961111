import type { EinsteinOptions } from '../client/einstein.js'
import { useCommerce } from './CommerceProvider.js'

/** The recommendation service as our own server offers it. Where a site has none nothing is sent, as without consent. */
export function useEinstein(dnt: boolean | null): EinsteinOptions {
  const { einstein, scope } = useCommerce()
  return { baseUrl: '', ...einstein, siteId: scope.siteId, dnt: einstein ? dnt : null }
}
