import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { buildResult, fakeApp } from './testing/fakeApp.js'
import { HOST_NAME, openHost, shareHost } from './testing/openHost.js'

const headers = { host: HOST_NAME }

describe('bad input', () => {
  const shared = shareHost()

  it.each([
    ['/%zz', 400],
    ['/%E0%A4%A', 400],
    ['/%00', 400],
    ['//evil.example/', 404],
    ['/ch/de/..%2f..%2fetc', 404],
    ['/wishlist;a', 404],
    ['/ch/de/missing', 404],
    [`/${'a'.repeat(3000)}`, 414],
    [`/ch/de?q=${'a'.repeat(9000)}`, 414],
    [`/ch/de?${'a=1&'.repeat(150)}`, 400],
    ['/ch/de?refine=%zz&page=-1&q=%00', 200],
  ])('%s → %i and a styled page', async (url, status) => {
    const { server } = shared()
    const response = await server.inject({ url, headers })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('<title>')
  })

  it.each(['/account/x.css', '/cart/x.js', '/favicon.xyz', '/assets/gone.js', '/ch/de/a.php'])(
    '%s → 404 as short text, never the catch-all page',
    async (url) => {
      const { server } = shared()
      const response = await server.inject({ url, headers })
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  it.each(['//evil.example', '/a%2fb', 'evil', '/account/x.css', `/${'a'.repeat(3000)}`])(
    'page data of %s is refused as JSON',
    async (path) => {
      const { server } = shared()
      const response = await server.inject({ url: `/apis/page?path=${encodeURIComponent(path)}`, headers })
      expect([400, 404, 414]).toContain(response.statusCode)
      expect(response.json()).toMatchObject({ status: response.statusCode })
    },
  )
})

describe('the page, one resource with two representations', () => {
  it('answers HTML and JSON from the same data', async () => {
    const { server } = await openHost()
    const html = await server.inject({ url: '/ch/de/watches?page=2&utm_source=x', headers })
    const json = await server.inject({ url: '/apis/page?path=%2Fch%2Fde%2Fwatches%3Fpage%3D2', headers })
    expect(html.body).toContain('<p>/ch/de/watches?page=2</p>')
    expect(json.json()).toMatchObject({ kind: 'page', path: '/ch/de/watches?page=2' })
    expect(json.headers['x-build-id']).toBe('test')
    expect(json.headers['cache-control']).toBe(html.headers['cache-control'])
    expect(json.headers['surrogate-key']).toBe('page-1')
  })

  it('sends a lifetime to shared caches and makes browsers revalidate', async () => {
    const { server } = await openHost()
    const { headers: got } = await server.inject({ url: '/ch/de', headers })
    expect(got['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=300, no-transform',
    )
    expect(got['vary']).toBe('Accept-Encoding')
  })

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('stores %s and sends it on both miss and hit', async (encoding, unpack) => {
    const { server } = await openHost()
    const ask = () => server.inject({ url: '/ch/de', headers: { ...headers, 'accept-encoding': encoding } })
    for (const response of [await ask(), await ask()]) {
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(unpack(response.rawPayload).toString()).toContain('<p>/ch/de</p>')
    }
  })

  it.each(['br', 'gzip', 'br;q=0, gzip', 'identity'])(
    'leaves compression to a CDN when configured: %s',
    async (encoding) => {
      const { server } = await openHost({ PAGE_COMPRESSION: '0' })
      for (const url of ['/ch/de', '/ch/de', '/apis/page?path=%2Fch%2Fde']) {
        const answer = await server.inject({ url, headers: { ...headers, 'accept-encoding': encoding } })
        expect(answer.headers['content-encoding']).toBeUndefined()
        expect(answer.body).toContain('/ch/de')
        expect(answer.headers.vary).toBe('Accept-Encoding')
        expect(answer.headers['cache-control']).toMatch(/s-maxage/)
        expect(answer.headers['cache-control']).not.toContain('no-transform')
      }
    },
  )

  it('answers a known ETag with 304 and HEAD without a body', async () => {
    const { server } = await openHost()
    const first = await server.inject({ url: '/ch/de', headers })
    const known = { ...headers, 'if-none-match': String(first.headers.etag) }
    const again = await server.inject({ url: '/ch/de', headers: known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const head = await server.inject({ method: 'HEAD', url: '/ch/de', headers })
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(first.headers['content-length'])
  })

  it('redirects within our own origin only, and keeps the query', async () => {
    const target = { location: '/ch/de' }
    const createApp = fakeApp({ resolve: async () => ({ kind: 'redirect', status: 301, ...target }) })
    const { server } = await openHost({}, { createApp })
    const kept = await server.inject({ url: '/ch/de/x?utm_source=a', headers })
    expect(kept.statusCode).toBe(301)
    expect(kept.headers.location).toBe('/ch/de?utm_source=a')
    const json = await server.inject({ url: '/apis/page?path=%2Fch%2Fde%2Fx', headers })
    expect(json.statusCode).toBe(200)
    expect(json.json()).toEqual({ redirect: '/ch/de' })

    target.location = 'https://evil.example/'
    const refused = await server.inject({ url: '/ch/de/y', headers })
    expect(refused.statusCode).toBe(500)
    expect(refused.headers.location).toBeUndefined()
  })

  it('renders once for 100 simultaneous visitors', async () => {
    const resolve = vi.fn(async () => {
      await new Promise((done) => setTimeout(done, 20))
      return buildResult()
    })
    const { server } = await openHost({}, { createApp: fakeApp({ resolve }) })
    const responses = await Promise.all(Array.from({ length: 100 }, () => server.inject({ url: '/ch/de', headers })))
    expect(responses.every((response) => response.statusCode === 200)).toBe(true)
    expect(resolve).toHaveBeenCalledTimes(1)
  })

  it('serves the old page while upstreams are down, and later the styled 503', async () => {
    const clock = { now: 0 }
    let isDown = false
    const resolve = async () => (isDown ? Promise.reject(new Error('CMS down')) : buildResult())
    const { server } = await openHost({}, { createApp: fakeApp({ resolve }), now: () => clock.now })
    await server.inject({ url: '/ch/de', headers })
    isDown = true
    clock.now = 200_000
    const stale = await server.inject({ url: '/ch/de', headers })
    expect(stale.statusCode).toBe(200)
    expect(stale.headers['x-cache']).toBe('stale-error')
    clock.now = 400_000
    const failed = await server.inject({ url: '/ch/de', headers })
    expect(failed.statusCode).toBe(503)
    expect(failed.headers['retry-after']).toBe('5')
    expect(failed.headers['cache-control']).toBe('no-store')
    expect(failed.body).toContain('styled 503')
    const json = await server.inject({ url: '/apis/page?path=%2Fch%2Fde%2Fnew', headers })
    expect(json.statusCode).toBe(503)
    expect(json.json()).toEqual({ status: 503, title: 'Service unavailable' })
  })

  it('answers 500 with a styled page when rendering fails, without the reason', async () => {
    const renderDocument = async () => Promise.reject(new Error('secret detail'))
    const { server } = await openHost({}, { createApp: fakeApp({ renderDocument }) })
    const response = await server.inject({ url: '/ch/de', headers })
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('styled 500')
    expect(response.body).not.toContain('secret')
  })

  it('still responds when even the error document fails', async () => {
    const broken = async () => Promise.reject(new Error('broken'))
    const { server } = await openHost({}, { createApp: fakeApp({ resolve: broken, errorDocument: broken }) })
    const response = await server.inject({ url: '/ch/de', headers })
    expect(response.statusCode).toBe(503)
    expect(response.body).toBe('Service unavailable\n')
  })

  it('does not store a page that is not cacheable', async () => {
    const personal = { ...buildResult(), cache: { maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 } }
    const { server } = await openHost({}, { createApp: fakeApp({ resolve: async () => personal }) })
    for (let time = 0; time < 2; time += 1) {
      const response = await server.inject({ url: '/ch/de/cart', headers })
      expect(response.headers['x-cache']).toBe('miss')
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers.etag).toBeUndefined()
    }
  })
})
