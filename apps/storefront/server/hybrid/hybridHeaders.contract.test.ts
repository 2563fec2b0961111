import { describe, expect, it } from 'vitest'
import { openHybridHost } from '../testing/openHybridHost.js'
import { HOST_NAME } from '../testing/openHost.js'

const HTML = { host: HOST_NAME, accept: 'text/html' }

describe('headers', () => {
  it('hides our cookies and untrusted forwarding headers from the application', async () => {
    const { hybrid, server } = await openHybridHost()
    await server.inject({
      url: '/ch/de/cart',
      remoteAddress: '203.0.113.5',
      headers: {
        ...HTML,
        cookie: '__Host-vt-at=secret; vt-session=1; dwsid=abc; access_token_halbrenn-master=eyJ; other=1',
        authorization: 'Bearer secret',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/admin',
        'x-requested-by': 'vitrine',
        forwarded: 'host=evil.example',
        connection: 'keep-alive, x-forwarded-proto',
        'user-agent': 'test',
      },
    })
    const [call] = hybrid.calls
    expect(call?.headers).toMatchObject({
      host: hybrid.origin.slice('http://'.length),
      cookie: 'dwsid=abc; other=1',
      'x-forwarded-for': '203.0.113.5',
      'x-forwarded-host': HOST_NAME,
      'x-forwarded-proto': 'https',
      'user-agent': 'test',
    })
    for (const name of ['authorization', 'x-original-url', 'x-requested-by', 'forwarded'])
      expect(call?.headers).not.toHaveProperty(name)
  })

  it('forwards allowed response headers and adds its own security headers', async () => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = {
      headers: {
        server: 'legacy',
        'x-powered-by': 'legacy',
        'x-internal-host': '10.0.0.1',
        'clear-site-data': '"*"',
        'access-control-allow-origin': '*',
        'content-security-policy': "script-src 'self' 'unsafe-inline'",
        'content-language': 'de',
        'cache-control': 'public, max-age=600',
      },
    }
    const { headers } = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(headers).toMatchObject({
      'content-language': 'de',
      'cache-control': 'private, no-store',
      'content-security-policy': "script-src 'self' 'unsafe-inline', frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    })
    for (const name of ['server', 'x-powered-by', 'x-internal-host', 'clear-site-data', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name)
  })

  it.each([
    ['frame-ancestors *', "frame-ancestors *, frame-ancestors 'self'"],
    [["default-src 'self'", "object-src 'none'"], "default-src 'self', object-src 'none', frame-ancestors 'self'"],
  ])('allows framing by our own origin only, whatever its policy: %s', async (policy, expected) => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { headers: { 'content-security-policy': policy } }
    const { headers } = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(headers['content-security-policy']).toBe(expected)
  })

  it('adds a minimal policy when the application sends none', async () => {
    const { server } = await openHybridHost()
    const { headers } = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(headers['content-security-policy']).toBe("object-src 'none'; base-uri 'self'; frame-ancestors 'self'")
  })

  it('forwards allowed cookies, for this host and over https', async () => {
    const { hybrid, server } = await openHybridHost({
      HYBRID_COOKIES: 'dwsid,dwanonymous_*,vt-*,__Host-*,access_token_*,preff*',
    })
    hybrid.answer = {
      headers: {
        'set-cookie': [
          'dwsid=a; Path=/; Domain=.legacy.example; HttpOnly; Priority=High',
          'dwanonymous_x=b; Secure',
          'vt-at=stolen; Path=/',
          '__Host-vt-at=stolen; Path=/; Secure',
          'access_token_x=stolen',
          '=nameless',
          'prefferedLocation =de-XX',
        ],
      },
    }
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.headers['set-cookie']).toEqual(['dwsid=a; Path=/; HttpOnly; Secure', 'dwanonymous_x=b; Secure'])
  })

  it('forwards configured cookies only', async () => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { headers: { 'set-cookie': ['dwsid=a', 'tracker=b', 'dwsidx=c'] } }
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.headers['set-cookie']).toEqual(['dwsid=a; Secure'])
  })

  it("keeps the application's cache headers for its files, without cookies", async () => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = {
      headers: { 'content-type': 'text/css', 'cache-control': 'public, max-age=600', 'set-cookie': 'dwsid=a' },
      body: 'a{}',
    }
    const response = await server.inject({ url: '/on/static/app.css?v=1', headers: HTML })
    expect(response.body).toBe('a{}')
    expect(response.headers['cache-control']).toBe('public, max-age=600')
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(hybrid.calls[0]?.url).toBe('/on/static/app.css?v=1')
  })
})
