import type { ShopperSession } from '../types/auth.js'
import { knownSession } from './knownSession.js'
import type { Shop } from './shop.js'
import { swrKeys } from './swrKeys.js'

/** Makes a session the current one. Removes another shopper's data from the cache. */
export function enterSession(shop: Shop, session: ShopperSession): ShopperSession {
  const { cache, mutate, scope } = shop
  const old = knownSession(shop)?.customerId ?? session.customerId
  void mutate(swrKeys.session(scope), session, { revalidate: false })
  // Keys that were never mounted can only be matched as text.
  const isOld = (key: string) => old !== session.customerId && key.includes(JSON.stringify(old))
  // Mutate before deleting: SWR then drops its request deduplication, in case the old shopper returns.
  for (const key of [...cache.keys()].filter(isOld)) void mutate(key, undefined).then(() => cache.delete(key))
  return session
}
