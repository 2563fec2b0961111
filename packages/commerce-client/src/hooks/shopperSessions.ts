import { CommerceApiError } from '../client/CommerceApiError.js'
import { readAnswer } from '../client/operation.js'
import { errorFromResponse, errorFromThrown } from '../client/readError.js'
import type { ShopperSession } from '../types/auth.js'
import { createSingleFlight } from './singleFlight.js'

const OPERATION = 'ensureSession'
const TIMEOUT_MS = 5000
const session = ['customerId', 'usid', 'isGuest'] as const

/** Gives the shopper's session, which the server keeps; the browser never sees a token. */
export interface ShopperSessions {
  /** Starts a session where there is none. Calls at the same time share one request. */
  ensure(): Promise<ShopperSession>
}

/** Creates the sessions of the storefront's own server: `POST {url}` → {customerId, usid, isGuest}. */
export function createShopperSessions({
  url,
  fetch,
  headers,
}: {
  readonly url: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}): ShopperSessions {
  const once = createSingleFlight<ShopperSession>()
  return { ensure: () => once(url, () => post(url, fetch ?? globalThis.fetch, headers)) }
}

async function post(
  url: string,
  fetch: typeof globalThis.fetch,
  headers: Readonly<Record<string, string>> | undefined,
): Promise<ShopperSession> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw await errorFromResponse(OPERATION, response)
    return readAnswer<ShopperSession>(session, await response.json())
  } catch (error) {
    throw error instanceof CommerceApiError ? error : errorFromThrown(OPERATION, error, false)
  }
}
