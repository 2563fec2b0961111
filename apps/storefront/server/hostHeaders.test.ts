import { describe, expect, it } from 'vitest'
import { HOST_NAME, OWN_PAGE, openHost, shareHost } from './testing/openHost.js'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'reporting-endpoints': 'csp="/apis/csp-report"',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

const answers = [
  ['a page', 'GET', '/ch/de', 200],
  ['a stored page', 'GET', '/ch/de', 200],
  ['a page without body', 'HEAD', '/ch/de', 200],
  ['a redirect', 'GET', '/', 302],
  ['a missing page', 'GET', '/ch/de/missing', 404],
  ['page data', 'GET', '/apis/page?path=%2Fch%2Fde', 200],
  ['page data without path', 'GET', '/apis/page', 400],
  ['an unknown shell', 'GET', '/apis/shell?locale=xx', 404],
  ['a translation file', 'GET', '/static/translations/compiled/de.json', 200],
  ['an unknown translation file', 'GET', '/static/translations/compiled/xx.json', 404],
  ['a missing asset', 'GET', '/assets/gone-123.js', 404],
  ['a file that no route serves', 'GET', '/account/x.css', 404],
  ['an unreachable image', 'GET', '/images/vitrine/image/upload/w_300/a.jpg', 503],
  ['an invalid image address', 'GET', '/images/x', 404],
  ['unreachable media', 'GET', '/media/video/a.mp4', 503],
  ['an unknown endpoint', 'GET', '/apis/nothing', 404],
  ['the client address', 'GET', '/apis/getip', 200],
  ['health', 'GET', '/healthz', 200],
  ['readiness', 'GET', '/readyz', 200],
  ['metrics without the token', 'GET', '/metrics', 404],
  ['robots', 'GET', '/robots.txt', 200],
  ['a path to another host', 'GET', '//evil.example/', 404],
  ['a broken path', 'GET', '/%zz', 400],
  ['a session that cannot start', 'POST', '/apis/session', 503],
  [
    'a platform call without session',
    'GET',
    '/apis/scapi/customer/shopper-customers/v1/organizations/f_ecom_zzvi_001/customers/a/baskets',
    401,
  ],
  ['an unsupported method', 'OPTIONS', '/ch/de', 405],
  ['a write to a page', 'POST', '/ch/de', 405],
] as const

describe('headers of every response', () => {
  const shared = shareHost()

  it.each(answers)('%s: %s %s → %i', async (_name, method, url, status) => {
    const { server } = shared()
    if (_name === 'a stored page') await server.inject({ method, url, headers: OWN_PAGE })
    const response = await server.inject({ method, url, headers: OWN_PAGE })
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject(ALWAYS)
    expect(response.headers['permissions-policy']).toContain('geolocation=(self)')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toMatch(/(?:^|; )form-action '(?:self|none)'(?:;|$)/)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.server).toBeUndefined()
    expect(response.headers['x-powered-by']).toBeUndefined()
  })

  it.each(answers.filter(([, , url, status]) => status >= 400 && url !== '/ch/de/missing'))(
    '%s is never stored and states its encoding',
    async (_name, method, url) => {
      const { server } = shared()
      const response = await server.inject({ method, url, headers: OWN_PAGE })
      expect(response.headers['cache-control']).toMatch(/no-store/)
      expect(response.headers['content-type']).toMatch(/charset=utf-8/)
    },
  )

  it('sends documents a policy with the hashes of all styles that they may contain, identical for fresh and stored ones', async () => {
    const { server } = await openHost()
    const get = () => server.inject({ url: '/ch/de', headers: { host: HOST_NAME } })
    const [fresh, kept] = [await get(), await get()]
    expect(fresh.headers['x-cache']).toBe('miss')
    expect(kept.headers['x-cache']).toBe('hit')
    const policy = String(fresh.headers['content-security-policy'])
    // printf 'p{margin:0}' (and 'a{margin:0}') | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(
      "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=' 'sha256-d/P8gY5/jx2Ia+2Qx2nGaLd43Dqd7ddz1IrKTsm9MmI=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    )
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("form-action 'self';")
    expect(policy).toContain('report-to csp')
    expect(policy).toContain('upgrade-insecure-requests')
    expect(kept.headers['content-security-policy']).toBe(policy)
  })

  it('sends no HSTS header over http', async () => {
    const { server } = await openHost({ PUBLIC_ORIGIN: 'http://localhost:3000' })
    const response = await server.inject({ url: '/ch/de', headers: { host: 'localhost:3000' } })
    expect(response.headers['strict-transport-security']).toBeUndefined()
    expect(response.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })

  it('sends no content security policy to documents in development', async () => {
    const { server } = await openHost({ NODE_ENV: 'development' })
    const response = await server.inject({ url: '/ch/de', headers: { host: HOST_NAME } })
    expect(response.headers['content-security-policy']).toBeUndefined()
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it('does not let unkeyed headers change the response bytes', async () => {
    const { server } = await openHost()
    const plain = await server.inject({ url: '/ch/de', headers: { host: HOST_NAME } })
    const hostile = await server.inject({
      url: '/ch/de?utm_source=x',
      headers: {
        host: HOST_NAME,
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        'x-react-router-spa-mode': 'yes',
        'x-react-router-prerender-data': '[]',
        'x-middleware-subrequest': 'a:a:a',
        cookie: 'a=b; vt-session=1',
        'user-agent': '<script>',
        forwarded: 'host=evil.example',
      },
    })
    expect(hostile.headers['x-cache']).toBe('hit')
    expect(hostile.body).toBe(plain.body)
  })
})
