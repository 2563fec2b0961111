import { createHash } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { API_CLIENTS, ORGANIZATION_ID, SITE_ID } from '../../commerce/siteConfig.js'
import { createSecret } from '../../store/identifiers.js'

/** A shopper's session, as returned by a scenario. */
export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  readonly customerId: string
  readonly usid: string
}

/** Calls the sandbox's own routes, exempt from faults. */
export interface SandboxClient {
  loginGuest(): Promise<Session>
  loginRegistered(login: string, password: string): Promise<Session>
  /**
   * @param path after the organization, without `siteId`
   * @throws Error with status and body when the sandbox returns an error
   */
  call<T>(session: Session, method: 'GET' | 'POST', api: string, path: string, body?: object): Promise<T>
  /** Sends a DELETE, which has no response body. */
  remove(session: Session, api: string, path: string): Promise<void>
}

const REDIRECT_URI = 'http://localhost:3000/callback'
const SLAS = `/shopper/auth/v1/organizations/${ORGANIZATION_ID}/oauth2`
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** @param bypass header that exempts a call from faults */
export function createSandboxClient(app: FastifyInstance, bypass: Readonly<Record<string, string>>): SandboxClient {
  const clientId = API_CLIENTS.find(({ secret }) => secret === null)?.id ?? ''

  async function redeem(authorized: LightMyRequestResponse, verifier: string): Promise<Session> {
    const { searchParams } = new URL(String(expectStatus(authorized, 303).headers.location))
    const answer = await app.inject({
      method: 'POST',
      url: `${SLAS}/token`,
      headers: { ...FORM, ...bypass },
      payload: new URLSearchParams({
        grant_type: 'authorization_code_pkce',
        client_id: clientId,
        channel_id: SITE_ID,
        redirect_uri: REDIRECT_URI,
        code: searchParams.get('code') ?? '',
        usid: searchParams.get('usid') ?? '',
        code_verifier: verifier,
      }).toString(),
    })
    const tokens = expectStatus(answer, 200).json<TokenResponse>()
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      customerId: tokens.customer_id,
      usid: tokens.usid,
    }
  }

  const headersOf = ({ accessToken }: Session) => ({ ...bypass, authorization: `Bearer ${accessToken}` })

  return {
    async loginGuest() {
      const verifier = createVerifier()
      const query = { ...codeParameters(clientId, verifier), response_type: 'code', hint: 'guest' }
      return redeem(await app.inject({ url: `${SLAS}/authorize`, query, headers: bypass }), verifier)
    },
    async loginRegistered(login, password) {
      const verifier = createVerifier()
      const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`
      const answer = await app.inject({
        method: 'POST',
        url: `${SLAS}/login`,
        headers: { ...FORM, ...bypass, authorization },
        payload: new URLSearchParams(codeParameters(clientId, verifier)).toString(),
      })
      return redeem(answer, verifier)
    },
    async call<T>(session: Session, method: 'GET' | 'POST', api: string, path: string, body?: object) {
      const request = { method, url: address(api, path), headers: headersOf(session) }
      const answer = await app.inject(body === undefined ? request : { ...request, payload: body })
      return expectStatus(answer, 200).json<T>()
    },
    async remove(session, api, path) {
      expectStatus(await app.inject({ method: 'DELETE', url: address(api, path), headers: headersOf(session) }), 204)
    },
  }
}

function address(api: string, path: string): string {
  return `/${api}/organizations/${ORGANIZATION_ID}${path}${path.includes('?') ? '&' : '?'}siteId=${SITE_ID}`
}

function codeParameters(clientId: string, verifier: string): Record<string, string> {
  return {
    client_id: clientId,
    channel_id: SITE_ID,
    redirect_uri: REDIRECT_URI,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}

/** A PKCE verifier of 128 characters. */
function createVerifier(): string {
  return `${createSecret()}${createSecret()}${createSecret()}`.slice(0, 128)
}

function expectStatus(answer: LightMyRequestResponse, status: number): LightMyRequestResponse {
  if (answer.statusCode === status) return answer
  const { method, url } = answer.raw.req
  throw new Error(`A scenario failed: ${method} ${url} answered ${answer.statusCode} ${answer.payload}`)
}
