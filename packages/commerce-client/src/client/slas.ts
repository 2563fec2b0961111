import type { AuthorizationCode, MessageMode, TokenResponse } from '../types/auth.js'
import { noContent } from './operation.js'
import { defineSlasCall } from './slasCall.js'

export type { SlasOptions } from './slasCall.js'

const token = ['access_token', 'usid', 'customer_id'] as const
const tokens = [...token, 'refresh_token'] as const

export interface KnownShopper {
  /** usid of the guest; the new session keeps it. */
  readonly usid?: string | undefined
}

export interface Tracking {
  /** Do not track; a claim of the token. */
  readonly dnt?: boolean | undefined
}

export interface Proof {
  readonly codeVerifier: string
}

export interface Challenge {
  readonly codeChallenge: string
}

/** First step of a public client's guest login: reads the one-time code from the redirect. */
export const authorizeGuest = /* @__PURE__ */ defineSlasCall<KnownShopper & Challenge, AuthorizationCode>(
  'GET /authorize#redirect_uri&response_type=code&hint=guest',
  readCode,
)

/**
 * First step of a password login. Kind `unauthorized`: wrong login or password; `conflict`: repeated within one second.
 */
export const authenticateCustomer = /* @__PURE__ */ defineSlasCall<
  KnownShopper & Challenge & { readonly username: string; readonly password: string },
  AuthorizationCode
>('POST /login#redirect_uri&response_type=code', readCode)

/** Second step of a login: exchanges the code for tokens. */
export const getToken = /* @__PURE__ */ defineSlasCall<AuthorizationCode & Proof & Tracking, TokenResponse>(
  'POST /token#redirect_uri&grant_type=authorization_code_pkce',
  tokens,
)

/** Guest login of a private client: a single call, without a code. */
export const getGuestTokenWithSecret = /* @__PURE__ */ defineSlasCall<KnownShopper & Tracking, TokenResponse>(
  'POST /token#grant_type=client_credentials',
  tokens,
)

/**
 * Exchanges a refresh token for new tokens. A public client's old refresh token is invalid afterwards, so do not call
 * this concurrently.
 */
export const refreshToken = /* @__PURE__ */ defineSlasCall<Tracking & { readonly refreshToken: string }, TokenResponse>(
  'POST /token#grant_type=refresh_token',
  tokens,
)

/** Invalidates both tokens of a registered shopper. Not available for guests. */
export const logoutCustomer = /* @__PURE__ */ defineSlasCall<
  { readonly accessToken: string; readonly refreshToken: string },
  undefined
>('GET /logout', noContent)

/** Invalidates one token. Private clients only. */
export const revokeToken = /* @__PURE__ */ defineSlasCall<
  { readonly token: string; readonly tokenTypeHint?: 'access_token' | 'refresh_token' | undefined },
  undefined
>('POST /revoke', noContent)

export interface MessageRequest {
  /** Login of the shopper. */
  readonly userId: string
  /** How the code is sent; `callback` posts it to `callbackUri`. */
  readonly mode: MessageMode
  /** Locale id of the message, e.g. `de-CH`. */
  readonly locale?: string | undefined
  readonly callbackUri?: string | undefined
}

/** Sends a one-time code for setting a new password, in any browser. */
export const getPasswordResetToken = /* @__PURE__ */ defineSlasCall<MessageRequest, undefined>(
  'POST /password/reset#hint=cross_device',
  noContent,
)

/** Sets a password with a one-time code. */
export const resetPassword = /* @__PURE__ */ defineSlasCall<
  { readonly pwdActionToken: string; readonly newPassword: string; readonly userId?: string | undefined },
  undefined
>('POST /password/action#hint=cross_device', noContent)

/** Sends a one-time code for logging in. Private clients only. */
export const authorizePasswordlessCustomer = /* @__PURE__ */ defineSlasCall<MessageRequest & KnownShopper, undefined>(
  'POST /passwordless/login',
  noContent,
)

/** Like `authorizePasswordlessCustomer`, but the login creates an account if there is none. */
export const registerPasswordlessCustomer = /* @__PURE__ */ defineSlasCall<
  MessageRequest &
    KnownShopper & {
      readonly email: string
      readonly lastName: string
      readonly firstName?: string | undefined
      readonly phoneNumber?: string | undefined
    },
  undefined
>('POST /passwordless/login?register_customer=true', noContent)

/** Exchanges a one-time code for tokens. Private clients only. */
export const getPasswordLessAccessToken = /* @__PURE__ */ defineSlasCall<
  { readonly pwdlessLoginToken: string; readonly loginId?: string | undefined },
  TokenResponse
>('POST /passwordless/token#grant_type=client_credentials&hint=pwdless_login', tokens)

/** Exchanges a session of the legacy storefront for tokens. */
export const getSessionBridgeAccessToken = /* @__PURE__ */ defineSlasCall<
  AuthorizationCode &
    Proof &
    Tracking & {
      /** `guest` or the login. */
      readonly loginId: string
      /** Cookie of the legacy session. */
      readonly dwsid?: string | undefined
      /** Signed token of a legacy guest session. */
      readonly dwsgst?: string | undefined
      /** Signed token of a legacy registered session. */
      readonly dwsrst?: string | undefined
      /** Required for private clients. */
      readonly grantType?: 'client_credentials' | undefined
    },
  TokenResponse
>('POST /session-bridge/token#grant_type=session_bridge', tokens)

export interface AgentRequest {
  /** `Guest` or the login of the shopper. */
  readonly loginId: string
  /** Identity provider of the shopper; `slas` for guests. */
  readonly idpOrigin: 'slas' | 'ecom'
  readonly state?: string | undefined
}

/** First step of an order on behalf: returns the URL to which the agent's browser is redirected. */
export const getTrustedAgentAuthorizationToken = /* @__PURE__ */ defineSlasCall<AgentRequest & Challenge, string>(
  'GET /trusted-agent/authorize#redirect_uri&response_type=code',
  readLocation,
)

/** Second step of an order on behalf: a token valid for 15 minutes, without a refresh token. */
export const getTrustedAgentAccessToken = /* @__PURE__ */ defineSlasCall<
  AgentRequest &
    Proof &
    KnownShopper &
    Tracking & {
      /** The code returned to the agent. */
      readonly accessToken: string
      readonly agentId?: string | undefined
    },
  Omit<TokenResponse, 'refresh_token'>
>('POST /trusted-agent/token#grant_type=client_credentials', token)

function readCode(headers: Headers): AuthorizationCode {
  const [, query] = readLocation(headers).split(/[?#]/)
  const { code, usid } = Object.fromEntries(new URLSearchParams(query))
  if (code && usid) return { code, usid }
  throw new SyntaxError('missing code and usid. Check the client id and its redirect URIs.')
}

function readLocation(headers: Headers): string {
  return headers.get('location') ?? ''
}
