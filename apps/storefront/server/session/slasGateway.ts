import { createCodeChallenge, createCodeVerifier } from '@vitrine/commerce-client/client/pkce'
import {
  authenticateCustomer,
  authorizeGuest,
  authorizePasswordlessCustomer,
  getGuestTokenWithSecret,
  getPasswordLessAccessToken,
  getPasswordResetToken,
  getToken,
  logoutCustomer,
  refreshToken,
  resetPassword,
  type SlasOptions,
} from '@vitrine/commerce-client/client/slas'
import type { AuthorizationCode, TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { StorefrontConfig } from '../../app/config/env.server.js'

const TIMEOUT_MS = 2500

/**
 * The operations of the login service that sessions use. Every call throws a `CommerceApiError` when it is refused or
 * fails.
 */
export interface SlasGateway {
  /** Starts a guest session. */
  startGuest(): Promise<TokenResponse>
  /** Exchanges a refresh token; a public client's old one becomes invalid. */
  refresh(token: string): Promise<TokenResponse>
  /** @param credentials `usid` of the guest, which the signed-in session keeps */
  login(credentials: {
    readonly login: string
    readonly password: string
    readonly usid: string | undefined
  }): Promise<TokenResponse>
  /** Exchanges the code of a login that went through the browser. */
  finish(login: AuthorizationCode & { readonly codeVerifier: string }): Promise<TokenResponse>
  /** Revokes both tokens of a customer; not for guests. */
  logout(session: { readonly accessToken: string; readonly refreshToken: string }): Promise<undefined>
  /** Sends a one-time code; null for public clients, which may not. */
  readonly passwordless: {
    send(request: PasswordlessRequest): Promise<undefined>
    login(token: string): Promise<TokenResponse>
  } | null
  /** Sends a mail with a one-time code. */
  requestPasswordReset(request: { readonly userId: string; readonly locale: string | undefined }): Promise<undefined>
  /** Sets a password with the code of that mail. */
  resetPassword(request: {
    readonly token: string
    readonly newPassword: string
    readonly userId: string | undefined
  }): Promise<undefined>
}

/** A person who wants to sign in with a one-time code, and where to send it. */
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

  /** Exchanges the code of a login for tokens, with the code verifier of the same login. */
  async function withProof(askCode: (codeChallenge: string) => Promise<AuthorizationCode>): Promise<TokenResponse> {
    const codeVerifier = createCodeVerifier()
    const code = await askCode(await createCodeChallenge(codeVerifier))
    return getToken(slas, { ...code, codeVerifier })
  }

  return {
    startGuest: () =>
      commerce.clientSecret === null
        ? withProof((codeChallenge) => authorizeGuest(slas, { codeChallenge }))
        : getGuestTokenWithSecret(slas, {}),
    refresh: (token) => refreshToken(slas, { refreshToken: token }),
    login: ({ login, password, usid }) =>
      withProof((codeChallenge) => authenticateCustomer(slas, { username: login, password, usid, codeChallenge })),
    finish: (login) => getToken(slas, login),
    logout: ({ accessToken, refreshToken }) => logoutCustomer(slas, { accessToken, refreshToken }),
    passwordless:
      commerce.clientSecret === null
        ? null
        : {
            send: (request) => authorizePasswordlessCustomer(slas, request),
            login: (token) => getPasswordLessAccessToken(slas, { pwdlessLoginToken: token }),
          },
    requestPasswordReset: (request) => getPasswordResetToken(slas, { ...request, mode: 'email' }),
    resetPassword: ({ token, newPassword, userId }) =>
      resetPassword(slas, { pwdActionToken: token, newPassword, userId }),
  }
}
