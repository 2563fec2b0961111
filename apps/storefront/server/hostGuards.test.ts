import { describe, expect, it } from 'vitest'
import { HOST_NAME, ORIGIN, OWN_PAGE, openHost, shareHost } from './testing/openHost.js'

const PURGE = '/apis/purge'
const session = '/apis/session'
const baskets = '/apis/scapi/checkout/shopper-baskets/v2/organizations/f_ecom_zzvi_001/baskets'
const without = (name: keyof typeof OWN_PAGE) =>
  Object.fromEntries(Object.entries(OWN_PAGE).filter(([key]) => key !== name))

describe('state-changing requests', () => {
  const shared = shareHost()
  const writes = [
    ['POST', session],
    ['POST', baskets],
    ['PATCH', `${baskets}/b1/items/i1`],
    ['DELETE', `${baskets}/b1`],
    ['PUT', `${baskets}/b1`],
    ['POST', '/apis/session/login'],
    ['POST', '/apis/session/logout'],
    ['POST', '/apis/session/register'],
    ['POST', '/apis/session/passwordless'],
    ['POST', '/apis/session/passwordless/token'],
    ['POST', '/apis/session/password-reset'],
    ['POST', '/apis/session/password-action'],
    ['POST', '/apis/shopper-context'],
    ['POST', '/apis/einstein/activities/halbrenn-master/viewPage'],
    ['POST', '/ch/de'],
    ['POST', '/apis/unknown'],
  ] as const

  const foreign = [
    ['a foreign origin', { ...OWN_PAGE, origin: 'https://evil.example' }],
    ['origin null', { ...OWN_PAGE, origin: 'null' }],
    ['a sister site', { ...OWN_PAGE, 'sec-fetch-site': 'same-site' }],
    ['another site', { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' }],
    ['a typed address', { ...OWN_PAGE, 'sec-fetch-site': 'none' }],
    ['neither origin nor fetch site', { host: HOST_NAME, 'x-requested-by': 'x' }],
    ['http instead of https', { ...OWN_PAGE, origin: `http://${HOST_NAME}` }],
  ] as const

  it.each(writes.flatMap(([method, url]) => foreign.map(([name, headers]) => ({ method, url, name, headers }))))(
    'refuses $method $url from $name',
    async ({ method, url, headers }) => {
      const { server } = shared()
      expect((await server.inject({ method, url, headers, payload: {} })).statusCode).toBe(403)
    },
  )

  it.each([
    '/apis/session',
    '/apis/session/login',
    '/apis/session/logout',
    '/apis/session/register',
    '/apis/session/passwordless',
    '/apis/session/passwordless/token',
    '/apis/session/password-reset',
    '/apis/session/password-action',
    '/apis/shopper-context',
  ])('GET %s changes nothing, since there is no such route', async (url) => {
    const { server } = shared()
    const response = await server.inject({ url, headers: OWN_PAGE })
    expect(response.statusCode).toBe(404)
    expect(response.cookies).toEqual([])
  })

  it.each([
    ['with fetch metadata only', without('origin'), 503],
    ['with an origin only, behind a TLS-ending proxy', without('sec-fetch-site'), 503],
    ['without the header that forms cannot send', without('x-requested-by'), 403],
  ])('POST /apis/session %s → %i', async (_name, headers, status) => {
    const { server } = shared()
    expect((await server.inject({ method: 'POST', url: session, headers })).statusCode).toBe(status)
  })

  it.each(['/%61pis/session', '/apis/%73ession/logout', '/api%73/session/login'])(
    'POST %s does not bypass the check',
    async (url) => {
      const { server } = shared()
      const headers = without('x-requested-by')
      expect((await server.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(404)
    },
  )

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json', 401],
  ])('a platform call with a body of type %s → %i', async (type, status) => {
    const { server } = shared()
    const headers = { ...OWN_PAGE, 'content-type': type }
    expect((await server.inject({ method: 'POST', url: baskets, headers, payload: '{}' })).statusCode).toBe(status)
  })

  it('refuses a body over 64 KB', async () => {
    const { server } = shared()
    const payload = { c_country: 'x'.repeat(70_000) }
    expect((await server.inject({ method: 'POST', url: baskets, headers: OWN_PAGE, payload })).statusCode).toBe(413)
  })

  it('refuses a body that would change a prototype', async () => {
    const { server } = shared()
    const headers = { ...OWN_PAGE, 'content-type': 'application/json' }
    const response = await server.inject({ method: 'POST', url: baskets, headers, payload: '{"__proto__":{"a":1}}' })
    expect(response.statusCode).toBe(400)
  })
})

describe('hosts and methods', () => {
  const shared = shareHost()
  it.each([
    ['evil.example', 421],
    [`${HOST_NAME}.evil.example`, 421],
    [`${HOST_NAME}:444`, 421],
    ['', 421],
    [HOST_NAME.toUpperCase(), 200],
  ])('host "%s" → %i', async (host, status) => {
    const { server } = shared()
    expect((await server.inject({ url: '/ch/de', headers: { host } })).statusCode).toBe(status)
  })

  it('does not accept a foreign host with a matching origin', async () => {
    const { server } = shared()
    const headers = { ...OWN_PAGE, host: 'evil.example', origin: 'https://evil.example' }
    expect((await server.inject({ method: 'POST', url: session, headers })).statusCode).toBe(421)
  })

  it('answers health checks under any host name', async () => {
    const { server } = shared()
    expect((await server.inject({ url: '/healthz', headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200)
  })

  it('shows metrics to any client with the token', async () => {
    const ask = (environment: Record<string, string>, authorization: string) =>
      openHost(environment).then(({ server }) =>
        server.inject({
          url: '/metrics',
          headers: { host: '10.0.0.7:3000', authorization },
          remoteAddress: '10.1.2.3',
        }),
      )
    const answer = await ask({}, 'Bearer metrics-token-for-tests')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('vitrine_http_request_seconds')
    for (const wrong of ['', 'Bearer ', 'Bearer metrics-token-for-test', 'metrics-token-for-tests', 'Bearer undefined'])
      expect((await ask({}, wrong)).statusCode).toBe(404)
    expect((await ask({ METRICS_TOKEN: '' }, 'Bearer ')).statusCode).toBe(404)
  })

  it('trusts forwarded client addresses from the configured number of proxies only', async () => {
    const ask = async (environment: Record<string, string>) => {
      const { server } = await openHost(environment)
      const headers = { host: HOST_NAME, 'x-forwarded-for': '203.0.113.1, 198.51.100.7' }
      return (await server.inject({ url: '/apis/getip', headers, remoteAddress: '10.0.0.2' })).json()
    }
    expect(await ask({})).toEqual({ data: { ip: '10.0.0.2' } })
    expect(await ask({ TRUSTED_PROXIES: '1' })).toEqual({ data: { ip: '198.51.100.7' } })
  })
})

describe('purge webhook', () => {
  const post = (server: Awaited<ReturnType<typeof openHost>>['server'], authorization: string, payload: object) =>
    server.inject({ method: 'POST', url: PURGE, headers: { host: HOST_NAME, authorization }, payload })

  it('purges by tag with the secret', async () => {
    const { server } = await openHost()
    const page = () => server.inject({ url: '/ch/de', headers: { host: HOST_NAME } })
    await page()
    expect((await post(server, 'Bearer purge-secret-for-tests', { tags: ['page-1'] })).statusCode).toBe(204)
    expect((await page()).headers['x-cache']).toBe('miss')
  })

  it.each([
    ['a wrong secret', 'Bearer wrong', { tags: ['page-1'] }, 403],
    ['no secret', '', { tags: ['page-1'] }, 403],
    ['no tags', 'Bearer purge-secret-for-tests', {}, 400],
  ])('refuses %s', async (_name, authorization, payload, status) => {
    const { server } = await openHost()
    expect((await post(server, authorization, payload)).statusCode).toBe(status)
  })
})

describe('limits', () => {
  it('answers 429 with the time to wait after too many sessions', async () => {
    const { server } = await openHost()
    const start = () => server.inject({ method: 'POST', url: session, headers: { ...OWN_PAGE, origin: ORIGIN } })
    for (let count = 0; count < 30; count += 1) await start()
    const response = await start()
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.headers['x-frame-options']).toBe('DENY')
  })

  it('accepts violation reports, but only small ones', async () => {
    const { server } = await openHost()
    const report = (payload: string) =>
      server.inject({
        method: 'POST',
        url: '/apis/csp-report',
        headers: { host: HOST_NAME, 'content-type': 'application/reports+json' },
        payload,
      })
    const small = JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } }])
    expect((await report(small)).statusCode).toBe(204)
    expect((await report(JSON.stringify(['x'.repeat(9000)]))).statusCode).toBe(413)
    const metrics = await server.inject({
      url: '/metrics',
      headers: { host: HOST_NAME, authorization: 'Bearer metrics-token-for-tests' },
    })
    expect(metrics.body).toContain('vitrine_csp_reports_total{directive="script-src-elem"} 1')
  })
})
