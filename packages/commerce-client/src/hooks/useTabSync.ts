import { useEffect } from 'react'
import { type ChangeListener, changeListeners } from './changeListeners.js'
import { useCommerce } from './CommerceProvider.js'
import { enterSession } from './enterSession.js'
import { knownSession } from './knownSession.js'
import { rereadData } from './rereadData.js'
import type { Shop } from './shop.js'
import type { KeyName } from './swrKeys.js'

/**
 * Keeps the tabs of a site in step: they tell each other which data changed, never the data. A tab that is hidden reads them
 * again once it shows; a login or logout is followed at once. Use it once, and load it late.
 */
export function useTabSync(): void {
  const shop = useCommerce()
  useEffect(() => connectTabs(shop), [shop])
}

/** Connects a shop to the other tabs; gives the function that ends it. Without a channel tabs stay by themselves. */
export function connectTabs(shop: Shop): () => void {
  const channel = openChannel(`vitrine ${shop.scope.siteId}`)
  if (channel === null) return () => undefined
  const stale = new Set<KeyName>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it is of one origin
  const tell: ChangeListener = (names) => channel.postMessage(names)
  const refresh = () => {
    if (document.hidden || stale.size === 0) return
    void rereadData(shop, [...stale])
    stale.clear()
  }
  channel.addEventListener('message', ({ data }) => {
    const names: readonly KeyName[] = Array.isArray(data) ? data : []
    for (const name of names) stale.add(name)
    // What was on the screen may be somebody else's now: this does not wait until the tab shows.
    if (stale.delete('session')) void followSession(shop)
    refresh()
  })
  changeListeners(shop.cache).add(tell)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    changeListeners(shop.cache).delete(tell)
    document.removeEventListener('visibilitychange', refresh)
    channel.close()
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // The browser has none, or blocks it together with storage.
    return null
  }
}

async function followSession(shop: Shop): Promise<void> {
  if (knownSession(shop) === null) return
  const session = await shop.sessions.ensure().catch(() => null)
  if (session !== null) enterSession(shop, session)
}
