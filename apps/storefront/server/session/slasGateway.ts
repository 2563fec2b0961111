import { createCodeChallenge, createCodeVerifier } from '@vitrine/commerce-client/client/pkce'
import {
  authorizeGuest,
  getGuestTokenWithSecret,
  getToken,
  refreshToken,
  type SlasOptions,
} from '@vitrine/commerce-client/client/slas'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { StorefrontConfig } from '../../app/config/env.server.js'

const TIMEOUT_MS = 2500

/** The two things that sessions need from the login service. */
export interface SlasGateway {
  /** Starts a guest session. */
  startGuest(): Promise<TokenResponse>
  /** Trades a refresh token; a public client's old one is void afterwards. */
  refresh(token: string): Promise<TokenResponse>
}

/** Login as a public client with PKCE, or as a private one when a client secret is configured. */
export function createSlasGateway(config: StorefrontConfig, fetch: typeof globalThis.fetch): SlasGateway {
  const { commerce } = config
  const slas: SlasOptions = {
    baseUrl: commerce.baseUrl,
    organizationId: commerce.organizationId,
    clientId: commerce.clientId,
    clientSecret: commerce.clientSecret ?? undefined,
    siteId: commerce.siteId,
    redirectUri: commerce.redirectUri,
    fetch,
    timeoutMs: TIMEOUT_MS * config.upstreamTimeoutScale,
  }
  return {
    async startGuest() {
      if (commerce.clientSecret !== null) return getGuestTokenWithSecret(slas)
      const codeVerifier = createCodeVerifier()
      const codeChallenge = await createCodeChallenge(codeVerifier)
      const code = await authorizeGuest(slas, { codeChallenge })
      return getToken(slas, { ...code, codeVerifier })
    },
    refresh: (token) => refreshToken(slas, { refreshToken: token }),
  }
}
