import { unstable_serialize } from 'swr'
import type { ShopperSession } from '../types/auth.js'
import type { Shop } from './shop.js'
import { swrKeys } from './swrKeys.js'

/**
 * The cached session; null = not loaded. Sends no request. Reads the cache directly: an SWR hook without a fetcher
 * would suppress revalidation in other hooks.
 */
export function knownSession({ cache, scope }: Pick<Shop, 'cache' | 'scope'>): ShopperSession | null {
  const session: ShopperSession | undefined = cache.get(unstable_serialize(swrKeys.session(scope)))?.data
  return session ?? null
}
