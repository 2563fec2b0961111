import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createCodeChallenge, createCodeVerifier } from '@vitrine/commerce-client/client/pkce'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { safeLocation } from '../http/safeLocation.js'
import { readTarget } from '../http/requestTarget.js'
import { parseCookies, serializeCookie } from './cookies.js'
import type { Sealer } from './sealing.js'

const LIFE_SECONDS = 600
const MAX_USED = 10_000

const schema = z.object({ state: z.string(), codeVerifier: z.string(), returnTo: z.string(), endsAt: z.number() })

/** A login that was sent to the login service in the browser and has not returned. */
export interface PendingLogin {
  readonly codeVerifier: string
  /** Path and query of our own origin. */
  readonly returnTo: string
}

/**
 * Pending logins: state and code verifier of each are kept in a sealed cookie for 10 minutes and can be used once
 * (trust.md §A2).
 */
export interface PendingLogins {
  /** @param returnTo path to return to; other origins and invalid paths become the home page */
  begin(returnTo: string): Promise<{ readonly state: string; readonly codeChallenge: string; readonly cookie: string }>
  /** True while a login of this browser is pending. */
  isPending(cookieHeader: string | undefined): boolean
  /** The login that a callback belongs to, usable once; null = none, a different one, or expired. */
  take(cookieHeader: string | undefined, state: string): PendingLogin | null
  /** Set-Cookie value that removes it. */
  clear(): string
}

export function createPendingLogins(options: {
  readonly sealer: Sealer
  readonly publicOrigin: string
  readonly now: () => number
}): PendingLogins {
  const { sealer, publicOrigin, now } = options
  const isHttps = publicOrigin.startsWith('https:')
  const name = `${isHttps ? '__Host-' : ''}vt-login`
  const used = new LRUCache<string, true>({ max: MAX_USED, ttl: LIFE_SECONDS * 1000 })
  const cookie = (value: string, maxAge: number) =>
    serializeCookie(name, value, { maxAge, isSecure: isHttps, isHttpOnly: true })

  function read(cookieHeader: string | undefined) {
    const text = sealer.open(name, parseCookies(cookieHeader).get(name) ?? '')
    const found = text === null ? null : schema.safeParse(JSON.parse(text)).data
    return found && now() < found.endsAt && !used.has(found.state) ? found : null
  }

  return {
    async begin(returnTo) {
      const state = randomBytes(24).toString('base64url')
      const codeVerifier = createCodeVerifier()
      const isPath = readTarget(returnTo).kind === 'ok'
      const path = (isPath && safeLocation(returnTo, publicOrigin)) || '/'
      const login = { state, codeVerifier, returnTo: path, endsAt: now() + LIFE_SECONDS * 1000 }
      const sealed = sealer.seal(name, JSON.stringify(login))
      return { state, codeChallenge: await createCodeChallenge(codeVerifier), cookie: cookie(sealed, LIFE_SECONDS) }
    },
    isPending: (cookieHeader) => read(cookieHeader) !== null,
    take(cookieHeader, state) {
      const found = read(cookieHeader)
      if (!found || !isSame(found.state, state)) return null
      used.set(found.state, true)
      return { codeVerifier: found.codeVerifier, returnTo: found.returnTo }
    },
    clear: () => cookie('', 0),
  }
}

function isSame(first: string, second: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(first), digest(second))
}
