import type { AuthorizationCode, TokenResponse } from '../types/auth.js'
import { CommerceApiError } from './CommerceApiError.js'
import { readAnswer } from './operation.js'
import { errorFromResponse, errorFromThrown } from './readError.js'

const TIMEOUT_MS = 2000
const token = ['access_token', 'refresh_token', 'usid', 'customer_id'] as const

/** The login service and our client in it. Server only. */
export interface SlasOptions {
  /** Everything before `/shopper/auth/...`. */
  readonly baseUrl: string
  readonly organizationId: string
  readonly clientId: string
  /** Makes us a private client, whose refresh tokens do not rotate. */
  readonly clientSecret?: string | undefined
  /** Sent as `channel_id`. */
  readonly siteId: string
  /** Must be in the allow-list of the client; nothing is fetched from it. */
  readonly redirectUri: string
  readonly fetch?: typeof globalThis.fetch | undefined
  /** ms */
  readonly timeoutMs?: number | undefined
}

/** First step of the guest login of a public client: reads the one-time code out of the redirect. */
export async function authorizeGuest(
  slas: SlasOptions,
  { codeChallenge, usid }: { readonly codeChallenge: string; readonly usid?: string | undefined },
): Promise<AuthorizationCode> {
  const query = parameters({
    client_id: slas.clientId,
    channel_id: slas.siteId,
    redirect_uri: slas.redirectUri,
    response_type: 'code',
    hint: 'guest',
    code_challenge: codeChallenge,
    usid,
  })
  const response = await call(slas, 'authorizeGuest', `/authorize?${query}`, { redirect: 'manual' })
  const location = new URL(response.headers.get('location') ?? '', slas.redirectUri).searchParams
  const code = location.get('code')
  const grantedUsid = location.get('usid')
  if (code === null || grantedUsid === null) {
    throw new CommerceApiError(
      'authorizeGuest got no code and usid in the redirect, so no guest session can start. Check the client id and its redirect URIs.',
      { operation: 'authorizeGuest', kind: 'malformed', status: response.status },
    )
  }
  return { code, usid: grantedUsid }
}

/** Second step of a login: trades the code for tokens. */
export function getToken(
  slas: SlasOptions,
  grant: AuthorizationCode & { readonly codeVerifier: string; readonly dnt?: boolean | undefined },
): Promise<TokenResponse> {
  return postToken(slas, 'getToken', {
    grant_type: 'authorization_code_pkce',
    code: grant.code,
    code_verifier: grant.codeVerifier,
    usid: grant.usid,
    redirect_uri: slas.redirectUri,
    dnt: grant.dnt?.toString(),
  })
}

/** Guest login of a private client: one call, no code. */
export function getGuestTokenWithSecret(
  slas: SlasOptions,
  grant: { readonly usid?: string | undefined; readonly dnt?: boolean | undefined } = {},
): Promise<TokenResponse> {
  return postToken(slas, 'getGuestTokenWithSecret', {
    grant_type: 'client_credentials',
    usid: grant.usid,
    dnt: grant.dnt?.toString(),
  })
}

/** Trades a refresh token for new tokens. For a public client the old one is void afterwards: call it once at a time. */
export function refreshToken(
  slas: SlasOptions,
  grant: { readonly refreshToken: string; readonly dnt?: boolean | undefined },
): Promise<TokenResponse> {
  return postToken(slas, 'refreshToken', {
    grant_type: 'refresh_token',
    refresh_token: grant.refreshToken,
    dnt: grant.dnt?.toString(),
  })
}

async function postToken(
  slas: SlasOptions,
  operation: string,
  form: Readonly<Record<string, string | undefined>>,
): Promise<TokenResponse> {
  const authorization: Record<string, string> = slas.clientSecret
    ? { authorization: `Basic ${btoa(`${slas.clientId}:${slas.clientSecret}`)}` }
    : {}
  const response = await call(slas, operation, '/token', {
    method: 'POST',
    redirect: 'error',
    headers: { ...authorization, accept: 'application/json' },
    body: parameters({ ...form, client_id: slas.clientId, channel_id: slas.siteId }),
  })
  try {
    return readAnswer<TokenResponse>(token, await response.json())
  } catch (error) {
    throw errorFromThrown(operation, error, false)
  }
}

async function call(slas: SlasOptions, operation: string, path: string, init: RequestInit): Promise<Response> {
  const url = `${slas.baseUrl}/shopper/auth/v1/organizations/${slas.organizationId}/oauth2${path}`
  const signal = AbortSignal.timeout(slas.timeoutMs ?? TIMEOUT_MS)
  let response: Response
  try {
    response = await (slas.fetch ?? globalThis.fetch)(url, { ...init, signal })
  } catch (error) {
    throw errorFromThrown(operation, error, false)
  }
  if (response.status >= 400) throw await errorFromResponse(operation, response)
  return response
}

function parameters(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value)
  return query
}
