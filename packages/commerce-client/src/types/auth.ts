/** Response of the SLAS token endpoint. Tokens never reach the browser. */
export interface TokenResponse {
  readonly access_token: string
  readonly id_token?: string | undefined
  readonly refresh_token: string
  /** Seconds. */
  readonly expires_in: number
  /** Seconds. */
  readonly refresh_token_expires_in?: number | undefined
  readonly token_type: string
  readonly usid: string
  readonly customer_id: string
  /** Upper-case MD5 of the login; registered shoppers only. */
  readonly enc_user_id?: string | undefined
  readonly idp_access_token?: string | undefined
  readonly idp_refresh_token?: string | undefined
  readonly dnt?: string | undefined
}

/** Parameters of the authorize endpoint's redirect. */
export interface AuthorizationCode {
  readonly code: string
  readonly usid: string
}

/** Response of `POST /apis/session`: the shopper of the server-side session. Contains no token. */
export interface ShopperSession {
  readonly customerId: string
  readonly usid: string
  readonly isGuest: boolean
}

/** Form of `POST /login` (Basic `login:password`); the response is a redirect with code and usid. */
export interface LoginRequest {
  readonly client_id: string
  readonly channel_id: string
  readonly redirect_uri: string
  /** S256 challenge of a public client. */
  readonly code_challenge?: string | undefined
  /** The guest's usid, which the registered session keeps. */
  readonly usid?: string | undefined
  readonly state?: string | undefined
}

/** How SLAS sends a one-time code; with `callback` it posts the code to our endpoint. */
export type MessageMode = 'callback' | 'email' | 'sms'

/**
 * Form of `POST /passwordless/login`; private clients only. The four name fields are used with
 * `register_customer=true`.
 */
export interface PasswordlessLoginRequest {
  readonly user_id: string
  readonly mode: MessageMode
  readonly channel_id: string
  /** Locale of the message, e.g. `de-CH`. */
  readonly locale?: string | undefined
  readonly usid?: string | undefined
  readonly callback_uri?: string | undefined
  readonly email?: string | undefined
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly phone_number?: string | undefined
}

/** Form of `POST /passwordless/token`. */
export interface PasswordLessLoginTokenRequest {
  readonly grant_type: 'client_credentials'
  readonly hint: 'pwdless_login'
  readonly pwdless_login_token: string
  readonly client_id?: string | undefined
  readonly code_verifier?: string | undefined
}

/** Form of `POST /password/reset`. */
export interface PasswordActionRequest {
  readonly user_id: string
  readonly mode: MessageMode
  readonly channel_id: string
  readonly client_id?: string | undefined
  readonly code_challenge?: string | undefined
  /** `cross_device`: the code may be used in another browser, so no verifier is required. */
  readonly hint?: string | undefined
  readonly locale?: string | undefined
  readonly callback_uri?: string | undefined
}

/** Form of `POST /password/action`. */
export interface PasswordActionVerifyRequest {
  readonly pwd_action_token: string
  readonly channel_id: string
  readonly client_id: string
  readonly new_password?: string | undefined
  readonly code_verifier?: string | undefined
  readonly hint?: string | undefined
  readonly user_id?: string | undefined
}

/** Form of `POST /session-bridge/token`: exchanges a session of the legacy storefront for tokens. */
export interface SessionBridgeTokenRequest {
  readonly grant_type: 'session_bridge'
  readonly client_id: string
  readonly channel_id: string
  readonly code: string
  readonly code_verifier: string
  readonly dwsid: string
  /** `guest` or the login. */
  readonly login_id: string
  /** Signed token of a legacy guest session. */
  readonly dwsgst?: string | undefined
  /** Signed token of a legacy registered session. */
  readonly dwsrst?: string | undefined
  readonly usid?: string | undefined
  readonly dnt?: string | undefined
}

/** Form of `POST /revoke` and `POST /introspect`. */
export interface TokenActionRequest {
  readonly token: string
  readonly token_type_hint?: 'access_token' | 'refresh_token' | undefined
}

/** Response of `POST /introspect` (RFC 7662). For an invalid token only `active` is present. */
export interface IntrospectionResult {
  readonly active: boolean
  readonly client_id?: string | undefined
  readonly scope?: string | undefined
  readonly sub?: string | undefined
  readonly token_type?: string | undefined
  /** Epoch seconds. */
  readonly exp?: number | undefined
  /** Epoch seconds. */
  readonly iat?: number | undefined
}

/** Response of `GET /userinfo`. */
export interface UserInfo {
  readonly sub?: string | undefined
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly given_name?: string | undefined
  readonly family_name?: string | undefined
}
