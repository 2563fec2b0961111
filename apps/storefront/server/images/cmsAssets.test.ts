import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HOST_NAME, openHost } from '../testing/openHost.js'

const BOMB = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><text>&b;</text></svg>`

async function setUp() {
  const cms = Fastify()
  const seen: string[] = []
  cms.get('/*', async (request, reply) => {
    seen.push(request.url)
    if (/\.(?:pdf|mp4)$|jcr:bare$/.test(request.url)) {
      const type = request.url.endsWith('.mp4') ? 'video/mp4' : 'application/pdf'
      void reply.type(type).header('accept-ranges', 'bytes').header('set-cookie', 'JSESSIONID=1')
      if (!request.headers.range) return reply.send(Buffer.from('0123456789'))
      return reply.code(206).header('content-range', 'bytes 2-4/10').send(Buffer.from('234'))
    }
    if (request.url.includes('.docm')) return reply.type('application/vnd.ms-word').send(Buffer.from('macro'))
    if (request.url.includes('login')) return reply.type('text/html').send('<form>')
    if (request.url.includes('gone')) return reply.code(404).send({ error: { code: 'notFound' } })
    if (request.url.includes('.svg')) return reply.type('image/svg+xml').send(BOMB)
    if (request.url.includes('huge')) return reply.type('image/png').send(Buffer.alloc(17 * 1024 * 1024))
    return reply.type('image/jpeg').header('set-cookie', 'JSESSIONID=1').send(Buffer.from('picture'))
  })
  const url = await cms.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => cms.close())
  const { server } = await openHost({ CMS_BASE_URL: url })
  const get = (path: string, headers: Record<string, string> = {}) =>
    server.inject({ url: path, headers: { host: HOST_NAME, ...headers } })
  return { seen, get }
}

describe('documents and videos of the CMS', () => {
  it.each([
    ['/dam/jcr:2f6d0c44-7a57/care.pdf', 'application/pdf'],
    ['/dam/jcr:2f6d0c44-7a57/film.mp4', 'video/mp4'],
    ['/dam/jcr:bare', 'application/pdf'],
  ])('serves %s as a whole and in ranges, from our own origin', async (path, type) => {
    const { get, seen } = await setUp()
    const whole = await get(`/cms${path}`)
    expect([whole.statusCode, whole.headers['content-type'], whole.body]).toEqual([200, type, '0123456789'])
    expect(whole.headers['accept-ranges']).toBe('bytes')
    expect(whole.headers['x-content-type-options']).toBe('nosniff')
    expect(whole.headers['set-cookie']).toBeUndefined()
    const part = await get(`/cms${path}`, { range: 'bytes=2-4' })
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-4/10', '234'])
    expect(seen).toEqual([path, path])
  })

  it("may not be framed, and have no policy that would block the browser's viewer", async () => {
    const { get } = await setUp()
    const { headers } = await get('/cms/dam/jcr:1/care.pdf')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['content-security-policy']).toBeUndefined()
  })

  it.each([
    ['they are of another type', '/cms/dam/jcr:1/letter.docm', 502],
    ['they are missing', '/cms/dam/jcr:1/gone', 404],
  ])('are not served if %s', async (_name, path, status) => {
    const { get } = await setUp()
    expect((await get(path)).statusCode).toBe(status)
  })
})

describe('images of the CMS', () => {
  it('are served from our own origin, without other headers of the CMS', async () => {
    const { get, seen } = await setUp()
    for (const path of [
      '/dam/jcr:2f6d0c44-7a57/front.jpg',
      '/.imaging/mte/vitrine/960x720/dam/watches/front.jpg/jcr:content/front.jpg',
    ]) {
      const answer = await get(`/cms${path}`)
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/jpeg', 'picture'])
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=86400/)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(seen.at(-1)).toBe(path)
    }
  })

  it('may be SVGs, which cannot run or load anything even when opened directly', async () => {
    const { get } = await setUp()
    const answer = await get('/cms/dam/jcr:1/bomb.svg')
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['a login page', '/cms/dam/login', 502],
    ['a missing file', '/cms/dam/gone.jpg', 404],
    ['a file of more than 16 MB', '/cms/dam/huge.png', 503],
    ['a page of the CMS', '/cms/.rest/delivery/pages/v1/ch', 404],
    ['its admin', '/cms/.magnolia/admincentral', 404],
  ])('are not %s', async (_, path, status) => {
    const { get } = await setUp()
    expect((await get(path)).statusCode).toBe(status)
  })

  it.each([
    '/cms/dam/../.rest/x',
    '/cms/dam/%2e%2e/.rest/x',
    '/cms/dam/a%2f..%2fb',
    '/cms/dam/a;b.jpg',
    '/cms/dam/a%5cb.jpg',
  ])('are not served for the malicious path %s', async (path) => {
    const { get, seen } = await setUp()
    expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400)
    expect(seen).toEqual([])
  })
})
