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
import { callSlas } from './slasForms.js'

const TIMEOUT_MS = 2500

/** What sessions need from the login service. Every call throws a `CommerceApiError` when it is refused or fails. */
export interface SlasGateway {
  /** Starts a guest session. */
  startGuest(): Promise<TokenResponse>
  /** Trades a refresh token; a public client's old one is void afterwards. */
  refresh(token: string): Promise<TokenResponse>
  /** @param credentials `usid` of the guest, which the signed-in session keeps */
  login(credentials: {
    readonly login: string
    readonly password: string
    readonly usid: string | undefined
  }): Promise<TokenResponse>
  /** Makes both tokens void. */
  logout(session: { readonly accessToken: string; readonly refreshToken: string }): Promise<void>
  /** Sends a one-time code; null where our client may not (public clients). */
  readonly passwordless: {
    send(request: PasswordlessRequest): Promise<void>
    login(token: string): Promise<TokenResponse>
  } | null
  /** Sends a mail with a one-time code. */
  requestPasswordReset(request: { readonly userId: string; readonly locale: string | undefined }): Promise<void>
  /** Sets a password with the code of that mail. */
  resetPassword(request: {
    readonly token: string
    readonly newPassword: string
    readonly userId: string | undefined
  }): Promise<void>
}

/** Who wants to sign in with a one-time code, and where it goes. */
export interface PasswordlessRequest {
  readonly userId: string
  readonly mode: 'email' | 'sms'
  readonly locale: string | undefined
  readonly usid: string | undefined
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
  const { clientId } = commerce
  const basic = (text: string) => `Basic ${Buffer.from(text, 'utf8').toString('base64')}`
  const ours = commerce.clientSecret === null ? undefined : basic(`${clientId}:${commerce.clientSecret}`)

  async function challenge() {
    const codeVerifier = createCodeVerifier()
    return { codeVerifier, codeChallenge: await createCodeChallenge(codeVerifier) }
  }

  return {
    async startGuest() {
      if (commerce.clientSecret !== null) return getGuestTokenWithSecret(slas)
      const { codeVerifier, codeChallenge } = await challenge()
      const code = await authorizeGuest(slas, { codeChallenge })
      return getToken(slas, { ...code, codeVerifier })
    },
    refresh: (token) => refreshToken(slas, { refreshToken: token }),
    async login({ login, password, usid }) {
      const { codeVerifier, codeChallenge } = await challenge()
      const response = await callSlas(slas, '/login', {
        authorization: basic(`${login}:${password}`),
        form: {
          client_id: clientId,
          redirect_uri: slas.redirectUri,
          response_type: 'code',
          code_challenge: codeChallenge,
          usid,
        },
      })
      const location = new URL(response.headers.get('location') ?? '', slas.redirectUri).searchParams
      const code = { code: location.get('code') ?? '', usid: location.get('usid') ?? '' }
      return getToken(slas, { ...code, codeVerifier })
    },
    async logout({ accessToken, refreshToken }) {
      const query = new URLSearchParams({
        client_id: clientId,
        refresh_token: refreshToken,
        channel_id: commerce.siteId,
      })
      await callSlas(slas, `/logout?${query}`, { authorization: `Bearer ${accessToken}` })
    },
    passwordless:
      ours === undefined
        ? null
        : {
            async send({ userId, mode, locale, usid }) {
              const form = { user_id: userId, mode, locale, usid }
              await callSlas(slas, '/passwordless/login', { authorization: ours, form })
            },
            async login(token) {
              const form = { grant_type: 'client_credentials', hint: 'pwdless_login', pwdless_login_token: token }
              const response = await callSlas(slas, '/passwordless/token', { authorization: ours, form })
              return response.json()
            },
          },
    async requestPasswordReset({ userId, locale }) {
      const form = { user_id: userId, mode: 'email', client_id: clientId, hint: 'cross_device', locale }
      await callSlas(slas, '/password/reset', { authorization: ours, form })
    },
    async resetPassword({ token, newPassword, userId }) {
      const form = {
        client_id: clientId,
        pwd_action_token: token,
        new_password: newPassword,
        hint: 'cross_device',
        user_id: userId,
      }
      await callSlas(slas, '/password/action', { authorization: ours, form })
    },
  }
}
