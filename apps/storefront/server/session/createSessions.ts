import { CommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { LRUCache } from 'lru-cache'
import { type HeldSession, sessionFromTokens } from './shopperSession.js'
import type { SlasGateway } from './slasGateway.js'

const RENEW_BEFORE_MS = 60_000
/** Requests that left the browser with the old cookies arrive within this time and share the new tokens. */
const SHARE_RENEWAL_MS = 30_000
const MAX_RENEWALS = 5000

/** A session that may be used now, and what happened to it on the way. */
export interface UsableSession {
  readonly session: HeldSession
  /** `kept`: cookies stand. `renewed`: same shopper, new tokens. `replaced`: another guest. */
  readonly change: 'kept' | 'renewed' | 'replaced'
}

export interface Sessions {
  start(): Promise<UsableSession>
  /** Renews when the access token ends within a minute. */
  use(session: HeldSession): Promise<UsableSession>
  /** Renews because the platform refused the access token. */
  renew(session: HeldSession): Promise<UsableSession>
}

/**
 * Sessions of shoppers. A refresh token is used once, whoever waits for it: parallel requests and late ones with the old
 * cookies get the same new tokens. A refused refresh token ends in a new guest session, never in a loop.
 */
export function createSessions(gateway: SlasGateway, now: () => number): Sessions {
  const renewals = new LRUCache<string, Promise<UsableSession>>({ max: MAX_RENEWALS, ttl: SHARE_RENEWAL_MS })

  async function start(): Promise<UsableSession> {
    return { session: sessionFromTokens(await gateway.startGuest(), now()), change: 'replaced' }
  }

  async function refresh(session: HeldSession): Promise<UsableSession> {
    try {
      const renewed = sessionFromTokens(await gateway.refresh(session.refreshToken), now())
      return { session: renewed, change: renewed.customerId === session.customerId ? 'renewed' : 'replaced' }
    } catch (error) {
      if (!isRefused(error)) throw error
      return start()
    }
  }

  function renew(session: HeldSession): Promise<UsableSession> {
    const known = renewals.get(session.refreshToken)
    if (known) return known
    const renewal = refresh(session)
    renewals.set(session.refreshToken, renewal)
    renewal.catch(() => renewals.delete(session.refreshToken))
    return renewal
  }

  return {
    start,
    renew,
    use(session) {
      const isFresh = now() < session.accessEndsAt - RENEW_BEFORE_MS
      return isFresh ? Promise.resolve({ session, change: 'kept' }) : renew(session)
    },
  }
}

/** The login service said no to this token; anything else (429, 5xx, time-out) may pass, so the session is kept. */
function isRefused(error: unknown): boolean {
  return error instanceof CommerceApiError && error.status !== null && [400, 401, 403, 404].includes(error.status)
}
