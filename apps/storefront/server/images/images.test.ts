import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HOST_NAME, openHost } from '../testing/openHost.js'

const image = '/images/vitrine/image/upload/c_fill,f_auto,w_300,ar_4:5/catalogue/2104-310-1_MP_1.jpg'

async function setUp() {
  const service = Fastify()
  const seen: { url: string; accept: string | undefined; cookie: unknown }[] = []
  service.get('/*', async (request, reply) => {
    seen.push({ url: request.url, accept: request.headers.accept, cookie: request.headers.cookie })
    if (request.url.includes('gone')) return reply.code(404).send({ title: 'gone' })
    if (request.url.includes('odd')) return reply.code(400).send({ title: 'unknown transform' })
    if (request.url.includes('page')) return reply.type('text/html').send('<script>alert(1)</script>')
    if (request.url.includes('.svg')) return reply.type('image/svg+xml').send('<svg/>')
    if (request.url.startsWith('/media/')) {
      const { range } = request.headers
      if (!range) return reply.type('video/mp4').header('accept-ranges', 'bytes').send(Buffer.from('0123456789'))
      return reply.code(206).type('video/mp4').header('content-range', 'bytes 2-4/10').send(Buffer.from('234'))
    }
    const type = request.headers.accept?.includes('avif') ? 'image/avif' : 'image/jpeg'
    await new Promise((resolve) => setTimeout(resolve, 10))
    return reply.type(type).header('set-cookie', 'a=b').header('x-internal', '1').send(Buffer.from(type))
  })
  const url = await service.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => service.close())
  const { server } = await openHost({ IMAGE_BASE_URL: url })
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.inject({ url: path, headers: { host: HOST_NAME, ...headers } })
  return { get, seen }
}

describe('images under our own origin', () => {
  it('are negotiated by format, cached, and immutable', async () => {
    const { get, seen } = await setUp()
    const first = await get(image, { accept: 'image/avif,*/*', cookie: 'a=b' })
    const again = await get(image, { accept: 'text/html,image/avif' })
    const plain = await get(image, { accept: '*/*' })
    expect(first.headers['content-type']).toBe('image/avif')
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(first.headers['vary']).toBe('Accept')
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(first.headers['x-internal']).toBeUndefined()
    expect(again.body).toBe(first.body)
    expect(plain.headers['content-type']).toBe('image/jpeg')
    expect(seen).toHaveLength(2)
    expect(seen[0]).toMatchObject({ url: image.slice('/images'.length), cookie: undefined })
  })

  it('are fetched once for simultaneous requests, and answered with 304 to a known ETag', async () => {
    const { get, seen } = await setUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(image)))
    expect(seen).toHaveLength(1)
    const known = await get(image, { 'if-none-match': String(answers[0]?.headers.etag) })
    expect(known.statusCode).toBe(304)
  })

  it.each([
    ['a missing one', '/images/vitrine/image/upload/w_300/gone.jpg', 404],
    ['an image that the service refuses', '/images/vitrine/image/upload/w_301/odd.jpg', 400],
    ['an SVG', '/images/vitrine/image/upload/w_300/icon.svg', 502],
    ['an HTML page with an image name', '/images/vitrine/image/upload/w_300/page.jpg', 502],
    ['no image address', '/images/.rest/delivery/pages/home', 404],
    ['a path with dot segments', '/images/vitrine/image/upload/w_300/../../x.jpg', 404],
  ])('answers %s with %i as short text', async (_name, path, status) => {
    const { get } = await setUp()
    const response = await get(path)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toMatch(/^text\//)
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it.each([
    '/images/other/image/upload/w_300/icon.svg',
    '/images/vitrine/image/upload/w_300,l_fetch:aHR0cHM6Ly9ldmlsLmV4YW1wbGU/a.jpg',
    '/images/vitrine/image/upload/w_300/l_fetch%3AaHR0cHM6/a.jpg',
  ])('never forwards %s to the service', async (path) => {
    const { get, seen } = await setUp()
    expect((await get(path)).statusCode).toBe(404)
    expect(seen).toEqual([])
  })
})

describe('media', () => {
  it('streams whole files and ranges', async () => {
    const { get } = await setUp()
    const whole = await get('/media/video/film.mp4')
    expect(whole.statusCode).toBe(200)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    expect(whole.body).toBe('0123456789')
    const part = await get('/media/video/film.mp4', { range: 'bytes=2-4' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 2-4/10')
    expect(part.body).toBe('234')
  })

  it.each([
    ['/media/gone.mp4', 404],
    ['/media/page.mp4', 502],
  ])('%s → %i', async (path, status) => {
    const { get } = await setUp()
    expect((await get(path)).statusCode).toBe(status)
  })
})
