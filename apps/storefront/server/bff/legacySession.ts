import type { StorefrontConfig } from '../../app/config/env.server.js'
import { parseCookies } from '../session/cookies.js'

const COOKIE = 'dwsid'
const PLAIN = /^[\w.+/=-]{1,512}$/

/**
 * Session of the legacy storefront, sent as `sfdc_dwsid` so that both use one application server. null = no hybrid
 * operation, or no such session.
 */
export function readLegacySession(config: StorefrontConfig, cookieHeader: string | undefined): string | null {
  if (config.hybridOrigin === null) return null
  const value = parseCookies(cookieHeader).get(COOKIE) ?? ''
  return PLAIN.test(value) ? value : null
}

/** Set-Cookie value that ends the legacy session's cookie, as a login and a logout demand; null = nothing to end. */
export function endLegacySession(config: StorefrontConfig): string | null {
  if (config.hybridOrigin === null) return null
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure}`
}
