import { useEffect } from 'react'
import { type MutationListener, mutationListeners } from '../sync/mutationListeners.js'
import { useCommerce } from './CommerceProvider.js'
import { enterSession } from '../sync/enterSession.js'
import { knownSession } from '../sync/knownSession.js'
import { revalidate } from '../sync/revalidate.js'
import type { Shop } from '../sync/shop.js'
import type { KeyName } from '../sync/swrKeys.js'

/**
 * Keeps the tabs of a site in sync. A tab broadcasts the names of changed data, never the data. A hidden tab fetches
 * them when it becomes visible; a login or logout is applied at once. Use it once per document; it may be loaded late.
 */
export function useTabSync(): void {
  const shop = useCommerce()
  useEffect(() => connectTabs(shop), [shop])
}

/** Connects a document to the other tabs; returns the disconnect function. Does nothing without BroadcastChannel. */
export function connectTabs(shop: Shop): () => void {
  const channel = openChannel(`vitrine ${shop.scope.siteId}`)
  if (channel === null) return () => undefined
  const stale = new Set<KeyName>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel.postMessage has no targetOrigin
  const broadcast: MutationListener = (names) => channel.postMessage(names)
  const refresh = () => {
    if (document.hidden || stale.size === 0) return
    void revalidate(shop, [...stale])
    stale.clear()
  }
  channel.addEventListener('message', ({ data }) => {
    const names: readonly KeyName[] = Array.isArray(data) ? data : []
    for (const name of names) stale.add(name)
    // The shopper may have changed, so this does not wait until the tab is visible.
    if (stale.delete('session')) void followSession(shop)
    refresh()
  })
  mutationListeners(shop.cache).add(broadcast)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    mutationListeners(shop.cache).delete(broadcast)
    document.removeEventListener('visibilitychange', refresh)
    channel.close()
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Not supported, or blocked together with storage.
    return null
  }
}

async function followSession(shop: Shop): Promise<void> {
  if (knownSession(shop) === null) return
  const session = await shop.sessions.ensure().catch(() => null)
  if (session !== null) enterSession(shop, session)
}
