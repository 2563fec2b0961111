import { createHash } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { TokenResponse } from '@vitrine/commerce-client/types/auth'
import { SEEDED_PASSWORD } from '../../seed/customers.js'
import { openSandbox } from '../../openSandbox.js'
import type { SandboxOptions } from '../../sandboxContext.js'
import type { CommerceContext } from '../commerceContext.js'
import { registerCommerce } from '../registerCommerce.js'
import { API_CLIENTS, ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { testCatalogue } from './testCatalogue.js'

export const SLAS = `/shopper/auth/v1/organizations/${ORGANIZATION_ID}/oauth2`
export const CLIENT_ID = API_CLIENTS[0]?.id ?? ''
const REDIRECT_URI = 'http://localhost:3000/callback'
const VERIFIER = 'v'.repeat(128)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A shopper of the sandbox: makes calls with the shopper's token, in Switzerland by default. */
export interface TestShopper {
  readonly customerId: string
  readonly usid: string
  readonly tokens: TokenResponse
  /**
   * @param path after the organization, with its query, e.g. `products/a?locale=de-CH`
   * @param body a value to send as JSON, or raw JSON text
   */
  call(method: Method, api: string, path: string, body?: object | string): Promise<LightMyRequestResponse>
}

export interface TestSandbox {
  readonly app: FastifyInstance
  /** Internal repositories, e.g. the outbox. */
  readonly commerce: CommerceContext
  /** Moves the sandbox's clock. */
  advance(milliseconds: number): void
  /**
   * Logs a guest in.
   * @param usid of a returning guest
   */
  login(usid?: string): Promise<TestShopper>
  /** A shopper with existing tokens, e.g. from before a restart. */
  adopt(tokens: TokenResponse): TestShopper
  /**
   * Logs a seeded customer in.
   * @param usid of the guest whose session continues
   */
  loginCustomer(login: string, usid?: string): Promise<TestShopper>
}

/** The commerce part of the sandbox with the test catalogue and a stopped clock. */
export async function createTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  let now = Date.UTC(2026, 10, 20, 12)
  const { app, context } = openSandbox({ catalogue: testCatalogue(), now: () => now, ...options })
  const commerce = await registerCommerce(app, context)
  await app.ready()
  return {
    app,
    commerce,
    advance(milliseconds) {
      now += milliseconds
    },
    login: async (usid) => toShopper(app, await loginGuest(app, usid)),
    adopt: (tokens) => toShopper(app, tokens),
    loginCustomer: async (login, usid) => toShopper(app, await loginCustomer(app, login, { usid })),
  }
}

/** Parameters of a guest's authorize call. */
export function authorizeQuery(overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    client_id: CLIENT_ID,
    channel_id: SITE_ID,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    hint: 'guest',
    code_challenge: CHALLENGE,
    ...overrides,
  }
}

/** Calls authorize and returns the parameters of the redirect. */
export async function authorizeGuest(app: FastifyInstance, usid?: string): Promise<{ code: string; usid: string }> {
  const query = authorizeQuery(usid === undefined ? {} : { usid })
  const answer = await app.inject({ url: `${SLAS}/authorize`, query })
  const { searchParams } = new URL(String(answer.headers.location))
  return { code: searchParams.get('code') ?? '', usid: searchParams.get('usid') ?? '' }
}

/** Posts a form to the token endpoint. */
export function postToken(
  app: FastifyInstance,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: `${SLAS}/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
}

/** The form that exchanges a code for tokens. */
export function codeForm(code: string, overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    grant_type: 'authorization_code_pkce',
    client_id: CLIENT_ID,
    channel_id: SITE_ID,
    redirect_uri: REDIRECT_URI,
    code,
    code_verifier: VERIFIER,
    ...overrides,
  }
}

/** The complete guest login. */
export async function loginGuest(app: FastifyInstance, usid?: string): Promise<TokenResponse> {
  const { code } = await authorizeGuest(app, usid)
  const answer = await postToken(app, codeForm(code))
  return answer.json<TokenResponse>()
}

/** Posts to `login` and returns the response with the redirect. */
export function postLogin(
  app: FastifyInstance,
  login: string,
  password: string,
  overrides: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const { response_type: _type, hint: _hint, ...form } = authorizeQuery(overrides)
  return app.inject({
    method: 'POST',
    url: `${SLAS}/login`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
    },
    payload: new URLSearchParams(form).toString(),
  })
}

/** The complete customer login. */
export async function loginCustomer(
  app: FastifyInstance,
  login: string,
  { password = SEEDED_PASSWORD, usid }: { readonly password?: string; readonly usid?: string | undefined } = {},
): Promise<TokenResponse> {
  const redirect = await postLogin(app, login, password, usid === undefined ? {} : { usid })
  const { searchParams } = new URL(String(redirect.headers.location))
  const answer = await postToken(app, codeForm(searchParams.get('code') ?? ''))
  return answer.json<TokenResponse>()
}

function toShopper(app: FastifyInstance, tokens: TokenResponse): TestShopper {
  return {
    customerId: tokens.customer_id,
    usid: tokens.usid,
    tokens,
    call: (method, api, path, body) =>
      app.inject({
        method,
        url: withSite(`/${api}/organizations/${ORGANIZATION_ID}/${path}`),
        headers: {
          authorization: `Bearer ${tokens.access_token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { payload: body }),
      }),
  }
}

function withSite(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}siteId=${SITE_ID}`
}
