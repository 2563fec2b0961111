import { CommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { LRUCache } from 'lru-cache'
import { type HeldSession, sessionFromTokens } from './shopperSession.js'
import type { SlasGateway } from './slasGateway.js'

const RENEW_BEFORE_MS = 60_000
/** Requests that left the browser with the old cookies arrive within this time and share the new tokens. */
const SHARE_RENEWAL_MS = 30_000
const MAX_RENEWALS = 5000
/** Life of an access token. */
const ACCESS_MS = 1_800_000
const MAX_ENDS = 50_000

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
  /** True after `end`: nothing may be done in its name, nor may it be renewed. */
  hasEnded(session: HeldSession): boolean
  /** The session of a shopper who has just proved who they are. */
  adopt(tokens: TokenResponse): UsableSession
  /** Ends a session here, for tokens that the login service has voided by itself. The latest form of it is the answer. */
  forget(session: HeldSession): Promise<HeldSession>
  /**
   * Ends a session: its cookies, wherever they lie, are good for a new guest at most, even if the login service could not
   * be told.
   *
   * @throws CommerceApiError when the login service did not end it
   */
  end(session: HeldSession): Promise<void>
}

/**
 * Sessions of shoppers. A refresh token is used once, whoever waits for it: parallel requests and late ones with the old
 * cookies get the same new tokens. A refused refresh token ends in a new guest session, never in a loop.
 */
export function createSessions(
  gateway: Pick<SlasGateway, 'startGuest' | 'refresh' | 'logout'>,
  now: () => number,
): Sessions {
  const renewals = new LRUCache<string, Promise<UsableSession>>({ max: MAX_RENEWALS, ttl: SHARE_RENEWAL_MS })
  /** Tokens that outlive their session, each until it ends by itself. */
  const ended = new LRUCache<string, true>({ max: MAX_ENDS, ttl: ACCESS_MS })
  const hasEnded = (session: HeldSession) => ended.has(session.refreshToken) || ended.has(session.accessToken)

  async function start(): Promise<UsableSession> {
    return { session: sessionFromTokens(await gateway.startGuest(), now()), change: 'replaced' }
  }

  /** Anything but a plain no keeps the session: it may pass. */
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

  async function forget(session: HeldSession): Promise<HeldSession> {
    // Another tab may have renewed it a moment ago.
    const renewal = await renewals.get(session.refreshToken)?.catch(() => null)
    const latest = renewal?.change === 'renewed' ? renewal.session : session
    for (const { refreshToken, refreshSeconds, accessToken } of [session, latest]) {
      ended.set(refreshToken, true, { ttl: refreshSeconds * 1000 })
      if (accessToken !== '') ended.set(accessToken, true)
    }
    return latest
  }

  return {
    start,
    hasEnded,
    renew: (session) => (hasEnded(session) ? start() : renew(session)),
    use(session) {
      if (hasEnded(session)) return start()
      const isFresh = now() < session.accessEndsAt - RENEW_BEFORE_MS
      return isFresh ? Promise.resolve({ session, change: 'kept' }) : renew(session)
    },
    adopt: (tokens) => ({ session: sessionFromTokens(tokens, now()), change: 'replaced' }),
    forget,
    async end(session) {
      const latest = await forget(session)
      if (!latest.isGuest) await gateway.logout(latest)
    },
  }
}

/** The login service said no; anything else (429, 5xx, time-out) may pass. */
export function isRefused(error: unknown): boolean {
  return error instanceof CommerceApiError && error.status !== null && [400, 401, 403, 404, 412].includes(error.status)
}
