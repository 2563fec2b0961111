import { unstable_serialize } from 'swr'
import type { ShopperSession } from '../types/auth.js'
import type { Shop } from './shop.js'
import { swrKeys } from './swrKeys.js'

/**
 * The session as far as the cache knows it; asks nothing. Read from the cache and not with a hook of its own: a hook
 * without a fetcher would swallow the reloads of the others.
 */
export function knownSession({ cache, scope }: Pick<Shop, 'cache' | 'scope'>): ShopperSession | null {
  const session: ShopperSession | undefined = cache.get(unstable_serialize(swrKeys.session(scope)))?.data
  return session ?? null
}
