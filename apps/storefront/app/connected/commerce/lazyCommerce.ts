import type { ScapiClientOptions } from '@vitrine/commerce-client/client/createScapiClient'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import type { ShopperSessions } from '@vitrine/commerce-client/sync/shopperSessions'
import type * as calls from './commerceCalls.js'
import { noteSession } from './useHasSession.js'

type Calls = typeof calls

/** A client whose code is loaded on its first call. */
export function lazyScapiClient(options: ScapiClientOptions): ScapiClient {
  const client = onFirstUse(({ createScapiClient }) => createScapiClient(options))
  return { request: async (...call) => (await client()).request(...call) }
}

/** Sessions through the BFF, with code loaded on first use. */
export function lazyShopperSessions(options: Parameters<Calls['createShopperSessions']>[0]): ShopperSessions {
  const sessions = onFirstUse(({ createShopperSessions }) => createShopperSessions(options))
  return {
    ensure: async () => noted((await sessions()).ensure()),
    request: async (...call) => noted((await sessions()).request(...call)),
  }
}

async function noted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } finally {
    // Deferred until the caller has stored the session: components notified earlier would request a second one.
    setTimeout(noteSession)
  }
}

/** Loads the API calls and their error messages. */
export function loadCommerce(): Promise<Calls> {
  return import('./commerceCalls.js')
}

/** Preloads the API calls before a click. */
export function warmCommerce(): void {
  // The click handler reports a failure.
  loadCommerce().catch(() => undefined)
}

/** Creates the value once; a failed load is retried on the next call. */
function onFirstUse<Made>(make: (calls: Calls) => Made): () => Promise<Made> {
  let made: Promise<Made> | null = null
  return () => {
    made ??= loadCommerce()
      .then(make)
      .catch((error: unknown) => {
        made = null
        throw error
      })
    return made
  }
}
