import { CommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { LRUCache } from 'lru-cache'
import { type HeldSession, sessionFromTokens } from './shopperSession.js'
import type { SlasGateway } from './slasGateway.js'

const RENEW_BEFORE_MS = 60_000
/** Requests sent with the old cookies that arrive within this time share the new tokens. */
const SHARE_RENEWAL_MS = 30_000
const MAX_RENEWALS = 5000
/** Lifetime of an access token in ms. */
const ACCESS_MS = 1_800_000
const MAX_ENDS = 50_000

/** A session that may be used now, and what changed about it. */
export interface UsableSession {
  readonly session: HeldSession
  /** `kept`: cookies unchanged. `renewed`: same shopper, new tokens. `replaced`: a new guest. */
  readonly change: 'kept' | 'renewed' | 'replaced'
}

export interface Sessions {
  start(): Promise<UsableSession>
  /** Renews the session if the access token expires within a minute. */
  use(session: HeldSession): Promise<UsableSession>
  /** Renews the session after the platform refused the access token. */
  renew(session: HeldSession): Promise<UsableSession>
  /** True after `end`: the session must not be used or renewed. */
  hasEnded(session: HeldSession): boolean
  /** Starts the session of a shopper who has just signed in. */
  adopt(tokens: TokenResponse): UsableSession
  /** Ends a session locally, for tokens that the login service has revoked itself. Returns its latest state. */
  forget(session: HeldSession): Promise<HeldSession>
  /**
   * Ends a session: all copies of its cookies are treated as those of a new guest, even if the login service could not
   * be called.
   *
   * @throws CommerceApiError when the login service did not end it
   */
  end(session: HeldSession): Promise<void>
}

/**
 * Manages shopper sessions. A refresh token is used once: parallel requests, and late ones with the old cookies, get
 * the same new tokens. A refused refresh token leads to a new guest session, never to a loop.
 */
export function createSessions(
  gateway: Pick<SlasGateway, 'startGuest' | 'refresh' | 'logout'>,
  now: () => number,
): Sessions {
  const renewals = new LRUCache<string, Promise<UsableSession>>({ max: MAX_RENEWALS, ttl: SHARE_RENEWAL_MS })
  /** Tokens of ended sessions, each kept until it expires. */
  const ended = new LRUCache<string, true>({ max: MAX_ENDS, ttl: ACCESS_MS })
  const hasEnded = (session: HeldSession) => ended.has(session.refreshToken) || ended.has(session.accessToken)

  async function start(): Promise<UsableSession> {
    return { session: sessionFromTokens(await gateway.startGuest(), now()), change: 'replaced' }
  }

  /** Keeps the session unless the refresh token is explicitly refused, since other errors may be temporary. */
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
    // Another tab may have just renewed it.
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

/** True for an explicit refusal by the login service; other errors (429, 5xx, timeout) may be temporary. */
export function isRefused(error: unknown): boolean {
  return error instanceof CommerceApiError && error.status !== null && [400, 401, 403, 404, 412].includes(error.status)
}
