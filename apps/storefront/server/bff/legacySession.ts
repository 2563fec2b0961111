import type { StorefrontConfig } from '../../app/config/env.server.js'
import { parseCookies } from '../session/cookies.js'

const COOKIE = 'dwsid'
const PLAIN = /^[\w.+/=-]{1,512}$/

/**
 * Session id of the legacy storefront, sent as `sfdc_dwsid` so that both storefronts use the same application server.
 * null = no hybrid operation or no such session.
 */
export function readLegacySession(
  config: Pick<StorefrontConfig, 'hybridOrigin'>,
  cookieHeader: string | undefined,
): string | null {
  if (config.hybridOrigin === null) return null
  const value = parseCookies(cookieHeader).get(COOKIE) ?? ''
  return PLAIN.test(value) ? value : null
}

/** Set-Cookie value that deletes the legacy session cookie at login and logout; null = no hybrid operation. */
export function endLegacySession(config: Pick<StorefrontConfig, 'hybridOrigin' | 'publicOrigin'>): string | null {
  if (config.hybridOrigin === null) return null
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure}`
}
