/** Answer of the SLAS token endpoint. Tokens never reach the browser. */
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

/** What the one-time redirect of the authorize endpoint carries. */
export interface AuthorizationCode {
  readonly code: string
  readonly usid: string
}

/** Answer of `POST /apis/session`: who the server-held session belongs to. Holds no token. */
export interface ShopperSession {
  readonly customerId: string
  readonly usid: string
  readonly isGuest: boolean
}
