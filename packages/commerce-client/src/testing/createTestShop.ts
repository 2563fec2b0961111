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

export interface TestShopOptions {
  readonly fetch: typeof globalThis.fetch
  /** Known already; null = nobody asked yet. */
  readonly session?: ShopperSession | null | undefined
  readonly baseUrl?: string | undefined
  readonly organizationId?: string | undefined
  readonly siteId?: string | undefined
}

/** A Swiss shop with a cache of its own that calls the given fetch. */
export function createTestShop({
  fetch,
  session = { customerId: 'c', usid: 'u', isGuest: true },
  baseUrl = '',
  organizationId = 'org',
  siteId = 'demo',
}: TestShopOptions): TestShop {
  const made = initCache(new Map())
  if (made === undefined) throw new Error('SWR made no cache. Give every test shop a map of its own.')
  const [cache, mutate] = made
  const scope = { siteId, locale: 'de-CH', currency: 'CHF' }
  const client = createScapiClient({ baseUrl, organizationId, ...scope, fetch })
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
