import { useEffect, useEffectEvent } from 'react'
import { syncToken } from '../client/tokenSync.js'
import type { TokenSyncBody } from '../types/tokenSync.js'
import { tokenToSync } from '../sync/tokenToSync.js'

const PAUSE_MS = 250

export interface TokenSyncOptions {
  /** Endpoint from the server's configuration: on this origin, or on an allowed host. null = disabled. */
  readonly url: string | null
  /** Key of the storage entry: prefix plus site id. */
  readonly key: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Posts the token that another storefront saved in local storage, on load and whenever that entry changes (Spec §4,
 * decision 38). The same token is posted once; a removal posts nothing. Never writes or logs a token.
 */
export function useTokenSync({ url, key, fetch, headers }: TokenSyncOptions): void {
  const post = useEffectEvent((body: TokenSyncBody) => syncToken({ baseUrl: url ?? '', fetch, headers }, body))
  useEffect(() => (url === null ? undefined : watchToken(key, post)), [url, key])
}

/** Watches the entry; returns the function that stops it. */
export function watchToken(key: string, post: (body: TokenSyncBody) => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastHash = ''
  async function sync(): Promise<void> {
    const body = tokenToSync(key, readEntry(key))
    if (body === null) return
    const hash = await sha256(body.access_token)
    if (hash === lastHash) return
    lastHash = hash
    await post(body)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void sync().catch(() => undefined), PAUSE_MS)
  }
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.storageArea === localStorage) later()
  }
  later()
  addEventListener('storage', listen)
  return () => {
    clearTimeout(timer)
    removeEventListener('storage', listen)
  }
}

function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked, so there is nothing to sync.
    return null
  }
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(hash).join()
}
