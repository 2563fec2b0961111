import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../app/config/env.server.js'
import { testEnvironment } from '../testing/openHost.js'
import { createSlasGateway } from './slasGateway.js'

const tokens = {
  access_token: 'at',
  refresh_token: 'rt',
  expires_in: 1800,
  token_type: 'BEARER',
  usid: 'u',
  customer_id: 'c',
}

/** A gateway and the requests that it sends. */
function setUp(environment: Readonly<Record<string, string>> = {}) {
  const calls: { readonly url: URL; readonly form: URLSearchParams; readonly authorization: string | null }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const body = init?.body
    const form = new URLSearchParams(typeof body === 'string' || body instanceof URLSearchParams ? body : '')
    calls.push({ url, form, authorization: new Headers(init?.headers).get('authorization') })
    if (!url.pathname.endsWith('/authorize')) return Response.json(tokens)
    const location = `${url.searchParams.get('redirect_uri')}?code=code-1&usid=u`
    return new Response(null, { status: 303, headers: { location } })
  }
  const config = parseEnvironment(testEnvironment({ COMMERCE_BASE_URL: 'https://platform.example', ...environment }))
  return { gateway: createSlasGateway(config, fetch), calls }
}
const endOf = ({ pathname }: URL) => pathname.split('/').at(-1)

describe('a guest session', () => {
  it('of a public client is requested with a code, whose verifier stays on the server', async () => {
    const { gateway, calls } = setUp()
    expect(await gateway.startGuest()).toMatchObject({ access_token: 'at' })
    const [asked, traded] = calls
    expect(calls.map(({ url }) => endOf(url))).toEqual(['authorize', 'token'])
    const verifier = traded?.form.get('code_verifier') ?? ''
    expect(traded?.form.get('code')).toBe('code-1')
    expect(asked?.url.searchParams.get('code_challenge')).toBe(
      createHash('sha256').update(verifier).digest('base64url'),
    )
    expect(gateway.passwordless).toBeNull()
  })

  it('of a private client is requested with its secret', async () => {
    const { gateway, calls } = setUp({ COMMERCE_CLIENT_SECRET: 'client-secret', COMMERCE_CLIENT_ID: 'client' })
    await gateway.startGuest()
    expect(calls.map(({ url }) => endOf(url))).toEqual(['token'])
    expect(calls[0]?.form.get('grant_type')).toBe('client_credentials')
    const given = Buffer.from(calls[0]?.authorization?.slice('Basic '.length) ?? '', 'base64').toString('utf8')
    expect(given).toBe('client:client-secret')
    expect(gateway.passwordless).not.toBeNull()
  })
})
