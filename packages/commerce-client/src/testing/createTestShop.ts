import { unstable_serialize } from 'swr'
import { initCache } from 'swr/_internal'
import { createScapiClient } from '../client/createScapiClient.js'
import { createShopperSessions } from '../hooks/shopperSessions.js'
import type { Shop } from '../hooks/shop.js'
import { swrKeys } from '../hooks/swrKeys.js'
import type { ShopperSession } from '../types/auth.js'

/** A shop for tests of what lies under the hooks. */
export interface TestShop extends Shop {
  /** Data of a key as the cache has them. */
  readonly cached: (key: readonly unknown[]) => unknown
}

/** A Swiss shop with a cache of its own that calls the given fetch; `session` is known already unless it is null. */
export function createTestShop({
  fetch,
  session = { customerId: 'c', usid: 'u', isGuest: true },
}: {
  readonly fetch: typeof globalThis.fetch
  readonly session?: ShopperSession | null
}): TestShop {
  const made = initCache(new Map())
  if (made === undefined) throw new Error('SWR made no cache. Give every test shop a map of its own.')
  const [cache, mutate] = made
  const scope = { siteId: 'demo', locale: 'de-CH', currency: 'CHF' }
  const client = createScapiClient({ baseUrl: '', organizationId: 'org', ...scope, fetch })
  const sessions = createShopperSessions({ url: '/apis/session', fetch })
  if (session !== null) void mutate(swrKeys.session(scope), session, { revalidate: false })
  return {
    client,
    sessions,
    scope,
    place: { country: 'CH', currency: 'CHF' },
    cache,
    mutate,
    cached: (key) => cache.get(unstable_serialize(key))?.data,
  }
}
