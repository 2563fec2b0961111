import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { API_CLIENTS, SITE_ID } from '../../siteConfig.js'
import { sdk } from '../officialSdk.js'
import { slasError, statusOf, type Operation } from './operation.js'
import type { Stage } from './stage.js'

const CLIENT = { client_id: API_CLIENTS[0]?.id ?? '', channel_id: SITE_ID }
const PRIVATE = API_CLIENTS.find(({ secret }) => secret !== null)
const REDIRECT = 'http://localhost:3000/callback'
const VERIFIER = 'v'.repeat(128)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')
const PKCE = { ...CLIENT, redirect_uri: REDIRECT, code_challenge: CHALLENGE }
const PUBLIC_BASIC = basic(`${CLIENT.client_id}:`)
const PRIVATE_BASIC = basic(`${PRIVATE?.id}:${PRIVATE?.secret}`)

function basic(credentials: string) {
  return { Authorization: `Basic ${btoa(credentials)}` }
}

/** Returns a redirect without following it. */
const redirecting = ({ sandbox }: Stage) =>
  new sdk.ShopperLogin({ ...sandbox.config(), throwOnBadResponse: false, fetchOptions: { redirect: 'manual' } })
const slas = ({ sandbox }: Stage) => new sdk.ShopperLogin(sandbox.config())

const codeOf = async (call: Promise<Response>) =>
  new URL((await statusOf(call)).location ?? '').searchParams.get('code') ?? ''
const authorize = (stage: Stage, hint = 'guest', usid?: string) =>
  redirecting(stage).authorizeCustomer(
    { parameters: { ...PKCE, response_type: 'code', hint, ...(usid !== undefined && { usid }) } },
    true,
  )
const codeGrant = (code: string) => ({
  ...CLIENT,
  grant_type: 'authorization_code_pkce' as const,
  redirect_uri: REDIRECT,
  code,
  code_verifier: VERIFIER,
})
const agent = ({ customer }: Stage) => ({ ...CLIENT, login_id: customer.login, idp_origin: 'ecom' })
const authorizeAgent = (stage: Stage) =>
  redirecting(stage).getTrustedAgentAuthorizationToken(
    {
      parameters: { ...agent(stage), redirect_uri: REDIRECT, response_type: 'code', code_challenge: CHALLENGE },
    },
    true,
  )
const bridge = async (stage: Stage, dwsid: string) =>
  slas(stage).getSessionBridgeAccessToken({
    body: {
      ...CLIENT,
      grant_type: 'session_bridge',
      code: await codeOf(authorize(stage, 'sb-guest', stage.guest.usid)),
      code_verifier: VERIFIER,
      login_id: 'guest',
      dwsid,
    },
  })
const passwordless = (user_id: string) => ({
  headers: PRIVATE_BASIC,
  body: { user_id, mode: 'email', channel_id: SITE_ID },
})
const askForCode = (stage: Stage) => slas(stage).authorizePasswordlessCustomer(passwordless(stage.customer.login), true)
const redeemCode = (stage: Stage, pwdless_login_token: string) =>
  slas(stage).getPasswordLessAccessToken({
    headers: PRIVATE_BASIC,
    body: {
      grant_type: 'client_credentials',
      hint: 'pwdless_login',
      pwdless_login_token,
      code_verifier: VERIFIER,
    },
  })
const codeInMail = async ({ lastMail }: Stage) => /\d{8}/.exec(await lastMail())?.[0] ?? ''
const TOKENS = { access_token: expect.stringMatching(/^ey/), token_type: 'Bearer', usid: expect.any(String) }

/** Shopper Login. */
export const loginOperations: readonly Operation[] = [
  {
    name: 'authorizeCustomer',
    drive: (stage) => statusOf(authorize(stage)),
    answers: { status: 303, location: expect.stringMatching(/^http:\/\/localhost:3000\/callback\?.*code=/) },
    refusal: slasError(400, 'invalid_request', (stage) =>
      slas(stage).authorizeCustomer({
        parameters: { ...PKCE, redirect_uri: 'http://evil.example/callback', response_type: 'code', hint: 'guest' },
      }),
    ),
  },
  {
    name: 'authenticateCustomer',
    drive: (stage) => {
      const { login, password } = stage.customer
      return statusOf(
        redirecting(stage).authenticateCustomer({ headers: basic(`${login}:${password}`), body: PKCE }, true),
      )
    },
    answers: { status: 303, location: expect.stringContaining('code=') },
    refusal: slasError(401, 'invalid_client', (stage) =>
      slas(stage).authenticateCustomer({ headers: basic(`${stage.customer.login}:wrong`), body: PKCE }),
    ),
  },
  {
    name: 'getAccessToken',
    drive: async (stage) => slas(stage).getAccessToken({ body: codeGrant(await codeOf(authorize(stage))) }),
    answers: { ...TOKENS, expires_in: 1800, refresh_token: expect.any(String) },
    refusal: slasError(400, 'invalid_grant', (stage) => slas(stage).getAccessToken({ body: codeGrant('unknown') })),
  },
  {
    name: 'logoutCustomer',
    drive: async ({ newCustomer }) => {
      const { tokens, slas: own } = await newCustomer()
      return own.logoutCustomer({ parameters: { ...CLIENT, refresh_token: tokens.refresh_token } })
    },
    answers: { access_token: '', refresh_token: '' },
    refusal: slasError(400, 'invalid_request', ({ customer }) =>
      customer.slas.logoutCustomer({ parameters: { ...CLIENT, refresh_token: 'unknown' } }),
    ),
  },
  {
    name: 'getTrustedAgentAuthorizationToken',
    drive: (stage) => statusOf(authorizeAgent(stage)),
    answers: { status: 303, location: expect.stringContaining('code=') },
    refusal: slasError(400, 'invalid_request', (stage) =>
      slas(stage).getTrustedAgentAuthorizationToken({
        parameters: {
          ...agent(stage),
          redirect_uri: 'http://evil.example/callback',
          response_type: 'code',
          code_challenge: CHALLENGE,
        },
      }),
    ),
  },
  {
    name: 'getTrustedAgentAccessToken',
    drive: async (stage) =>
      slas(stage).getTrustedAgentAccessToken({
        headers: { authorization: `Bearer ${await codeOf(authorizeAgent(stage))}` },
        body: { ...agent(stage), grant_type: 'client_credentials', code_verifier: VERIFIER, agent_id: 'agent-7' },
      }),
    answers: { ...TOKENS, expires_in: 900 },
    refusal: slasError(400, 'invalid_grant', (stage) =>
      slas(stage).getTrustedAgentAccessToken({
        headers: { authorization: 'Bearer unknown' },
        body: { ...agent(stage), grant_type: 'client_credentials', code_verifier: VERIFIER, agent_id: 'agent-7' },
      }),
    ),
  },
  {
    name: 'getSessionBridgeAccessToken',
    drive: async (stage) => {
      const body = { ...CLIENT, grant_type: 'refresh_token' as const, refresh_token: stage.guest.tokens.refresh_token }
      const { headers } = await slas(stage).getAccessToken({ body }, true)
      return bridge(stage, /dwsid=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '')
    },
    answers: TOKENS,
    refusal: slasError(401, 'invalid_client', (stage) => bridge(stage, 'unknown')),
  },
  {
    name: 'authorizePasswordlessCustomer',
    drive: (stage) => statusOf(askForCode(stage)),
    answers: { status: 200 },
    refusal: slasError(400, 'invalid_request', (stage) =>
      slas(stage).authorizePasswordlessCustomer(passwordless('nobody@example.com')),
    ),
  },
  {
    name: 'getPasswordLessAccessToken',
    drive: async (stage) => {
      await askForCode(stage)
      return redeemCode(stage, await codeInMail(stage))
    },
    answers: { ...TOKENS, enc_user_id: expect.any(String) },
    refusal: slasError(400, 'invalid_grant', (stage) => redeemCode(stage, '00000000')),
  },
  {
    name: 'getPasswordResetToken',
    drive: (stage) =>
      statusOf(
        slas(stage).getPasswordResetToken(
          { body: { ...CLIENT, user_id: stage.customer.login, mode: 'email', hint: 'cross_device' } },
          true,
        ),
      ),
    answers: { status: 200 },
    refusal: slasError(400, 'invalid_request', (stage) =>
      slas(stage).getPasswordResetToken({
        body: { ...CLIENT, user_id: stage.customer.login, mode: 'pigeon', hint: 'cross_device' },
      }),
    ),
  },
  {
    name: 'resetPassword',
    drive: async (stage) => {
      const { login: user_id } = await stage.newCustomer()
      await slas(stage).getPasswordResetToken({ body: { ...CLIENT, user_id, mode: 'email', hint: 'cross_device' } })
      const pwd_action_token = await codeInMail(stage)
      const body = { ...CLIENT, pwd_action_token, new_password: 'Another-2026!' }
      return statusOf(slas(stage).resetPassword({ body }, true))
    },
    answers: { status: 200 },
    refusal: slasError(400, 'invalid_grant', (stage) =>
      slas(stage).resetPassword({
        body: { ...CLIENT, pwd_action_token: '00000000', new_password: 'Another-2026!' },
      }),
    ),
  },
  {
    name: 'revokeToken',
    drive: (stage) =>
      slas(stage).revokeToken({ headers: PUBLIC_BASIC, body: { token: stage.guest.tokens.refresh_token } }),
    answers: { refresh_token: expect.any(String) },
    refusal: slasError(400, 'invalid_request', (stage) =>
      slas(stage).revokeToken({ headers: PUBLIC_BASIC, body: { token: 'unknown' } }),
    ),
  },
  {
    name: 'introspectToken',
    drive: (stage) =>
      slas(stage).introspectToken({ headers: PUBLIC_BASIC, body: { token: stage.guest.tokens.access_token } }),
    answers: { active: true, token_type: 'access_token' },
    refusal: slasError(401, 'invalid_client', (stage) =>
      slas(stage).introspectToken({ headers: basic('unknown:'), body: { token: 'unknown' } }),
    ),
  },
  {
    name: 'getUserInfo',
    drive: ({ customer }) => customer.slas.getUserInfo(),
    answers: { sub: expect.any(String), email: expect.stringContaining('@example.com') },
    refusal: slasError(400, 'invalid_request', (stage) => slas(stage).getUserInfo()),
  },
  {
    name: 'getWellknownOpenidConfiguration',
    drive: (stage) => slas(stage).getWellknownOpenidConfiguration(),
    answers: { issuer: expect.any(String), token_endpoint: expect.stringContaining('/oauth2/token') },
  },
  {
    name: 'getJwksUri',
    drive: (stage) => slas(stage).getJwksUri(),
    answers: { keys: [{ kty: 'EC', kid: expect.any(String) }] },
  },
]
