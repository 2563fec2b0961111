import type { AuthorizationCode, MessageMode, TokenResponse } from '../types/auth.js'
import { noContent } from './operation.js'
import { defineSlasCall } from './slasCall.js'

export type { SlasOptions } from './slasCall.js'

const token = ['access_token', 'usid', 'customer_id'] as const
const tokens = [...token, 'refresh_token'] as const

export interface KnownShopper {
  /** Of the guest; the new session keeps it. */
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

/** First step of the guest login of a public client: reads the one-time code out of the redirect. */
export const authorizeGuest = /* @__PURE__ */ defineSlasCall<KnownShopper & Challenge, AuthorizationCode>(
  'GET /authorize#redirect_uri&response_type=code&hint=guest',
  readCode,
)

/** First step of a login with a password; kind `unauthorized` = the two do not fit. Twice in a second is a `conflict`. */
export const authenticateCustomer = /* @__PURE__ */ defineSlasCall<
  KnownShopper & Challenge & { readonly username: string; readonly password: string },
  AuthorizationCode
>('POST /login#redirect_uri&response_type=code', readCode)

/** Second step of a login: trades the code for tokens. */
export const getToken = /* @__PURE__ */ defineSlasCall<AuthorizationCode & Proof & Tracking, TokenResponse>(
  'POST /token#redirect_uri&grant_type=authorization_code_pkce',
  tokens,
)

/** Guest login of a private client: one call, no code. */
export const getGuestTokenWithSecret = /* @__PURE__ */ defineSlasCall<KnownShopper & Tracking, TokenResponse>(
  'POST /token#grant_type=client_credentials',
  tokens,
)

/** Trades a refresh token for new tokens. For a public client the old one is void afterwards: call it once at a time. */
export const refreshToken = /* @__PURE__ */ defineSlasCall<Tracking & { readonly refreshToken: string }, TokenResponse>(
  'POST /token#grant_type=refresh_token',
  tokens,
)

/** Makes both tokens of a registered shopper void; guests have nothing to log out of. */
export const logoutCustomer = /* @__PURE__ */ defineSlasCall<
  { readonly accessToken: string; readonly refreshToken: string },
  undefined
>('GET /logout', noContent)

/** Makes one token void. Private clients only. */
export const revokeToken = /* @__PURE__ */ defineSlasCall<
  { readonly token: string; readonly tokenTypeHint?: 'access_token' | 'refresh_token' | undefined },
  undefined
>('POST /revoke', noContent)

export interface MessageRequest {
  /** Login of the shopper. */
  readonly userId: string
  /** How the code gets there; `callback` posts it to `callbackUri`. */
  readonly mode: MessageMode
  /** Locale id of the message, e.g. `de-CH`. */
  readonly locale?: string | undefined
  readonly callbackUri?: string | undefined
}

/** Sends a one-time code that allows to set a password, in any browser. */
export const getPasswordResetToken = /* @__PURE__ */ defineSlasCall<MessageRequest, undefined>(
  'POST /password/reset#hint=cross_device',
  noContent,
)

/** Sets a password by a one-time code. */
export const resetPassword = /* @__PURE__ */ defineSlasCall<
  { readonly pwdActionToken: string; readonly newPassword: string; readonly userId?: string | undefined },
  undefined
>('POST /password/action#hint=cross_device', noContent)

/** Sends a one-time code to log in with. Private clients only. */
export const authorizePasswordlessCustomer = /* @__PURE__ */ defineSlasCall<MessageRequest & KnownShopper, undefined>(
  'POST /passwordless/login',
  noContent,
)

/** The same for somebody who may have no account yet: the login opens one. */
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

/** Trades a one-time code for tokens. Private clients only. */
export const getPasswordLessAccessToken = /* @__PURE__ */ defineSlasCall<
  { readonly pwdlessLoginToken: string; readonly loginId?: string | undefined },
  TokenResponse
>('POST /passwordless/token#grant_type=client_credentials&hint=pwdless_login', tokens)

/** Turns a session of the legacy storefront into one of ours. */
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
      /** Needed by private clients. */
      readonly grantType?: 'client_credentials' | undefined
    },
  TokenResponse
>('POST /session-bridge/token#grant_type=session_bridge', tokens)

export interface AgentRequest {
  /** `Guest` or the login of the shopper. */
  readonly loginId: string
  /** Who knows the shopper; of guests `slas`. */
  readonly idpOrigin: 'slas' | 'ecom'
  readonly state?: string | undefined
}

/** First step of an order on behalf: the address to which the browser of the agent goes. */
export const getTrustedAgentAuthorizationToken = /* @__PURE__ */ defineSlasCall<AgentRequest & Challenge, string>(
  'GET /trusted-agent/authorize#redirect_uri&response_type=code',
  readLocation,
)

/** Second step of an order on behalf: a token for 15 minutes, without a refresh token. */
export const getTrustedAgentAccessToken = /* @__PURE__ */ defineSlasCall<
  AgentRequest &
    Proof &
    KnownShopper &
    Tracking & {
      /** The code that the agent came back with. */
      readonly accessToken: string
      readonly agentId?: string | undefined
    },
  Omit<TokenResponse, 'refresh_token'>
>('POST /trusted-agent/token#grant_type=client_credentials', token)

function readCode(headers: Headers): AuthorizationCode {
  const [, query] = readLocation(headers).split(/[?#]/)
  const { code, usid } = Object.fromEntries(new URLSearchParams(query))
  if (code && usid) return { code, usid }
  throw new SyntaxError('no code and usid. Check the client id and its redirect URIs.')
}

function readLocation(headers: Headers): string {
  return headers.get('location') ?? ''
}
