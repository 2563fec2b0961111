import { unstable_serialize } from 'swr'
import { initCache } from 'swr/_internal'
import { createScapiClient } from '../client/createScapiClient.js'
import { createShopperSessions } from '../sync/shopperSessions.js'
import type { Shop } from '../sync/shop.js'
import { swrKeys } from '../sync/swrKeys.js'
import type { ShopperSession } from '../types/auth.js'

/** A shop for tests without React. */
export interface TestShop extends Shop {
  /** Cached data of a key. */
  readonly cached: (key: readonly unknown[]) => unknown
}

export interface TestShopOptions {
  readonly fetch: typeof globalThis.fetch
  /** Session in the cache; null = not requested yet. */
  readonly session?: ShopperSession | null | undefined
  readonly baseUrl?: string | undefined
  readonly organizationId?: string | undefined
  readonly siteId?: string | undefined
}

/** A Swiss shop with its own cache that uses the given fetch. */
export function createTestShop({
  fetch,
  session = { customerId: 'c', usid: 'u', isGuest: true },
  baseUrl = '',
  organizationId = 'org',
  siteId = 'demo',
}: TestShopOptions): TestShop {
  const made = initCache(new Map())
  if (made === undefined) throw new Error('SWR created no cache. Pass a new Map for every test shop.')
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
