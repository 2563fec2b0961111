import { hybridRoutes } from '@vitrine/commerce-client/domain/site/hybridRoutes'
import { describe, expect, it } from 'vitest'
import { openHybridHost } from '../testing/openHybridHost.js'
import { HOST_NAME, OWN_PAGE, openHost } from '../testing/openHost.js'

const HTML = { host: HOST_NAME, accept: 'text/html' }

describe('hybrid routes', () => {
  it.each(hybridRoutes)('GET %s is served by the hybrid application under the same URL', async (route) => {
    const { hybrid, server } = await openHybridHost()
    const response = await server.inject({ url: `/uk/en${route}?a=b&refine=c`, headers: HTML })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`<h1>/uk/en${route}</h1>`)
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(response.headers['x-cache']).toBeUndefined()
    expect(hybrid.calls).toMatchObject([{ method: 'GET', url: `/uk/en${route}?a=b&refine=c` }])
  })

  it.each([
    ['/ch/de', 'ours'],
    ['/ch/de/checkout/login/x', 'ours'],
    ['/ch/de/mycart', 'ours'],
    ['/apis/page?path=%2Fch%2Fde%2Fcart', 'ours'],
    ['//ch/de/cart', 'refused'],
    ['/ch/de%2fcart', 'refused'],
    ['/ch/de/%63art', 'refused'],
  ])('%s never reaches it', async (url, kind) => {
    const { hybrid, server } = await openHybridHost()
    const response = await server.inject({ url, headers: HTML })
    expect(hybrid.calls).toEqual([])
    expect(response.statusCode).toBe(kind === 'refused' ? 404 : 200)
  })

  it('forwards a form unchanged, including its boundary', async () => {
    const { hybrid, server } = await openHybridHost()
    const type = 'multipart/form-data; boundary=x1'
    const response = await server.inject({
      method: 'POST',
      url: '/ch/de/account/password/save',
      headers: { ...OWN_PAGE, 'content-type': type },
      payload: '--x1--',
    })
    expect(response.statusCode).toBe(200)
    expect(hybrid.calls).toMatchObject([{ method: 'POST', body: '--x1--', headers: { 'content-type': type } }])
  })

  it.each([
    ['application/json', '{"a":1}'],
    ['application/x-www-form-urlencoded', 'a=1&b=%20'],
  ])('forwards a body of type %s unchanged', async (type, payload) => {
    const { hybrid, server } = await openHybridHost()
    const headers = { ...OWN_PAGE, 'content-type': type }
    await server.inject({ method: 'POST', url: '/ch/de/login', headers, payload })
    expect(hybrid.calls).toMatchObject([{ body: payload, headers: { 'content-type': type } }])
  })

  it.each([
    ['a foreign origin', { ...OWN_PAGE, origin: 'https://evil.example' }, 403],
    ['another site', { ...OWN_PAGE, 'sec-fetch-site': 'cross-site' }, 403],
    ['neither origin nor fetch site', { host: HOST_NAME }, 403],
    ['an unknown host', { ...OWN_PAGE, host: 'evil.example' }, 421],
  ])('refuses a form from %s', async (_name, headers, status) => {
    const { hybrid, server } = await openHybridHost()
    const response = await server.inject({ method: 'POST', url: '/ch/de/login', headers, payload: 'a' })
    expect(response.statusCode).toBe(status)
    expect(hybrid.calls).toEqual([])
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('does not forward %s', async (method) => {
    const { hybrid, server } = await openHybridHost()
    const response = await server.inject({ method, url: '/ch/de/cart', headers: OWN_PAGE })
    expect([404, 405]).toContain(response.statusCode)
    expect(hybrid.calls).toEqual([])
  })

  it('refuses a body over 1 MB', async () => {
    const { hybrid, server } = await openHybridHost()
    const payload = 'x'.repeat(1024 * 1024 + 1)
    const headers = { ...OWN_PAGE, 'content-type': 'text/plain' }
    const response = await server.inject({ method: 'POST', url: '/ch/de/login', headers, payload })
    expect(response.statusCode).toBe(413)
    expect(hybrid.calls).toEqual([])
  })

  it('normalises the locale before forwarding', async () => {
    const { hybrid, server } = await openHybridHost()
    await server.inject({ url: '/s/halbrenn/ch/de/cart', headers: HTML })
    await server.inject({ url: '/de-CH/cart', headers: HTML })
    expect(hybrid.calls).toEqual([])
  })

  it("renders the storefront's own page when no hybrid origin is configured", async () => {
    const { server } = await openHost()
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.body).toContain('<p>/ch/de/cart</p>')
  })
})

describe('on a sandbox host', () => {
  const sandbox = { SANDBOX_HOST_PATTERN: '*.sandbox.example', ALLOWED_HOSTS: 'a.sandbox.example' }

  it.each(['/uk/en/cart', '/halbrenn/uk/en/cart', '/s/halbrenn/uk/en/cart', '/s/halbrenn-master/uk/en/cart'])(
    'requests %s with site and locale',
    async (path) => {
      const { hybrid, server } = await openHybridHost(sandbox)
      const response = await server.inject({ url: `${path}?a=b`, headers: { host: 'a.sandbox.example' } })
      expect(response.statusCode).toBe(200)
      expect(hybrid.calls[0]?.url).toBe('/s/halbrenn-master/uk/en/cart?a=b')
    },
  )

  it('does not rewrite paths on other hosts', async () => {
    const { hybrid, server } = await openHybridHost(sandbox)
    await server.inject({ url: '/uk/en/cart', headers: HTML })
    expect(hybrid.calls[0]?.url).toBe('/uk/en/cart')
  })
})
