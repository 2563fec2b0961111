import type { ScapiClient, ScapiClientOptions } from '@vitrine/commerce-client/client/createScapiClient'
import type { ShopperSessions } from '@vitrine/commerce-client/hooks/shopperSessions'
import type * as calls from './commerceCalls.js'
import { noteSession } from './useHasSession.js'

type Calls = typeof calls

/** A client whose code comes with its first call. */
export function lazyScapiClient(options: ScapiClientOptions): ScapiClient {
  const client = onFirstUse(({ createScapiClient }) => createScapiClient(options))
  return { request: async (...call) => (await client()).request(...call) }
}

/** Sessions of the storefront's own server, whose code comes with the first use. */
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
    // After the caller has stored the session: components told earlier would request a second one.
    setTimeout(noteSession)
  }
}

/** Code of calls, and what their failures say. */
export function loadCommerce(): Promise<Calls> {
  return import('./commerceCalls.js')
}

/** Fetches the code of calls ahead of a click. */
export function warmCommerce(): void {
  // Whoever clicks learns of a failure.
  loadCommerce().catch(() => undefined)
}

/** Made once; a code file that did not come is asked for again by the next call. */
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
