import type { ShopperSession } from '../types/auth.js'
import { knownSession } from './knownSession.js'
import type { Shop } from './shop.js'
import { swrKeys } from './swrKeys.js'

/** Makes a session the current one. Whatever the cache holds of another shopper is dropped. */
export function enterSession(shop: Shop, session: ShopperSession): ShopperSession {
  const { cache, mutate, scope } = shop
  const old = knownSession(shop)?.customerId ?? session.customerId
  void mutate(swrKeys.session(scope), session, { revalidate: false })
  // Keys that were never mounted are found by their text alone.
  const isOld = (key: string) => old !== session.customerId && key.includes(JSON.stringify(old))
  // Mutated first: SWR forgets then that it asked a moment ago, should the old shopper come back.
  for (const key of [...cache.keys()].filter(isOld)) void mutate(key, undefined).then(() => cache.delete(key))
  return session
}
