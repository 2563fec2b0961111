import { describe, expect, it } from 'vitest'
import { openHybridHost } from '../testing/openHybridHost.js'
import { HOST_NAME, OWN_PAGE, ORIGIN } from '../testing/openHost.js'

const HTML = { host: HOST_NAME, accept: 'text/html' }

describe('redirects of the application', () => {
  it.each([
    ['{origin}/ch/de/checkout?a=b', '/ch/de/checkout?a=b'],
    ['/ch/de/login', '/ch/de/login'],
    ['login', '/ch/de/login'],
    [`${ORIGIN}/ch/de`, '/ch/de'],
    ['https://pay.example/start?id=1', 'https://pay.example/start?id=1'],
    ['{origin}//evil.example/', '/evil.example/'],
  ])('%s becomes %s', async (location, expected) => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { status: 302, headers: { location: location.replace('{origin}', hybrid.origin) }, body: '' }
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(expected)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    'https://user:secret@pay.example/',
    'javascript:alert(1)',
    'http://pay.example/',
    'https://[',
  ])('%s is refused with 502', async (location) => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { status: 302, headers: { location, 'set-cookie': 'dwsid=a' }, body: '' }
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.statusCode).toBe(502)
    expect(response.headers.location).toBeUndefined()
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.body).toContain('styled 502')
  })
})

describe('a failing hybrid application', () => {
  it.each([
    [500, 502],
    [502, 502],
    [503, 503],
    [504, 502],
  ])('its %i becomes a styled %i without its own content', async (status, expected) => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { status, body: '' }
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.statusCode).toBe(expected)
    expect(response.body).toContain(`styled ${expected}`)
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('forwards its own 404', async () => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { status: 404, body: '<h1>gone</h1>' }
    const response = await server.inject({ url: '/ch/de/giftcard', headers: HTML })
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('<h1>gone</h1>')
  })

  it('answers a form with the styled page, too', async () => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { status: 500 }
    const headers = { ...OWN_PAGE, accept: 'text/html', 'content-type': 'text/plain' }
    const response = await server.inject({ method: 'POST', url: '/ch/de/login', headers, payload: 'a' })
    expect(response.statusCode).toBe(502)
    expect(response.body).toContain('styled 502')
  })

  it('is a styled 502 when it is down, and 503 without a call after many failures', async () => {
    const { hybrid, server } = await openHybridHost()
    await hybrid.close()
    const get = () => server.inject({ url: '/ch/de/cart', headers: HTML })
    const first = await get()
    expect(first.statusCode).toBe(502)
    expect(first.body).toContain('styled 502')
    for (let count = 0; count < 25; count += 1) await get()
    const open = await get()
    expect(open.statusCode).toBe(503)
    expect(open.headers['retry-after']).toBe('5')
    expect((await server.inject({ url: '/ch/de', headers: HTML })).statusCode).toBe(200)
  })

  it('is still called after many refused responses, which do not count as failures', async () => {
    const { hybrid, server } = await openHybridHost()
    hybrid.answer = { status: 302, headers: { location: 'https://evil.example/' }, body: '' }
    const get = async () => (await server.inject({ url: '/ch/de/login', headers: HTML })).statusCode
    for (let count = 0; count < 25; count += 1) expect(await get()).toBe(502)
    hybrid.answer = {}
    expect(await get()).toBe(200)
  })

  it('is a styled 503 when it does not respond in time', async () => {
    const { hybrid, server } = await openHybridHost({ UPSTREAM_TIMEOUT_SCALE: '0.1' })
    hybrid.answer = { delayMs: 4000 }
    const response = await server.inject({ url: '/ch/de/cart', headers: HTML })
    expect(response.statusCode).toBe(503)
    expect(response.body).toContain('styled 503')
  })
})
