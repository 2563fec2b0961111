import { refreshToken } from '@vitrine/commerce-client/client/slas'
import type { ShopperSession, TokenResponse } from '@vitrine/commerce-client/types/auth'
import type { OurSandbox } from './ourClient.js'

/** Replaces the storefront's server for the hooks: it keeps the tokens and adds them to calls. */
export interface HostStandIn {
  readonly fetch: typeof globalThis.fetch
  /** Number of calls by method and last path segment, e.g. `POST items`. */
  readonly count: (name: string) => number
}

/** Handles `/apis/session…` itself and forwards everything else to the sandbox with the token of the session. */
export function createHostStandIn(sandbox: OurSandbox): HostStandIn {
  let tokens: TokenResponse | null = null
  let isGuest = true
  const names: string[] = []

  const answer = ({ customer_id: customerId, usid }: TokenResponse) =>
    Response.json({ customerId, usid, isGuest } satisfies ShopperSession)

  async function enter(next: TokenResponse, asGuest: boolean): Promise<Response> {
    tokens = next
    isGuest = asGuest
    return answer(next)
  }

  async function session(path: string, body: string): Promise<Response> {
    if (path.endsWith('/login'))
      return enter((await sandbox.customer(JSON.parse(body).login, tokens?.usid)).tokens, false)
    if (path.endsWith('/logout') || tokens === null) return enter((await sandbox.guest()).tokens, true)
    return enter(await refreshToken(sandbox.slas, { refreshToken: tokens.refresh_token }), isGuest)
  }

  return {
    count: (name) => names.filter((other) => other === name).length,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, sandbox.baseUrl)
      const { pathname } = url
      names.push(`${init?.method ?? 'GET'} ${pathname.split('/').at(-1)}`)
      if (pathname.startsWith('/apis/session'))
        return session(pathname, typeof init?.body === 'string' ? init.body : '{}')
      const headers = new Headers(init?.headers)
      if (tokens) headers.set('authorization', `Bearer ${tokens.access_token}`)
      return fetch(url, { ...init, headers })
    },
  }
}
