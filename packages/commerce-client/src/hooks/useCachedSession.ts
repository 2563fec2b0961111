import useSWR from 'swr'
import type { ShopperSession } from '../types/auth.js'
import { useCommerce } from './CommerceProvider.js'
import { swrKeys } from './swrKeys.js'

/** The session as far as it is known already; asks nothing. */
export function useCachedSession(): ShopperSession | null {
  const { scope } = useCommerce()
  return useSWR<ShopperSession, unknown>(swrKeys.session(scope), null).data ?? null
}
