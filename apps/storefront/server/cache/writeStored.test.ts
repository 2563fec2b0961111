import { createServer, type IncomingHttpHeaders, request as ask, type Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { type ProducedResponse, storeResponse } from './storedResponse.js'
import { writeStored } from './writeStored.js'

const BODY = `<!doctype html>${'<p>Meridian</p>'.repeat(100)}`
const PAGE: ProducedResponse = {
  status: 200,
  contentType: 'text/html',
  body: BODY,
  headers: {},
  freshness: { maxAge: 60, staleWhileRevalidate: 30, staleIfError: 300 },
  tags: ['home', 'product-1', 'bad tag\n'],
}
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Asked {
  readonly method?: string
  readonly headers?: IncomingHttpHeaders
  readonly droppedQuery?: string
  readonly isClosing?: boolean
  readonly compresses?: boolean
}

/** The response that a client receives for a stored one. */
async function answer(produced: Partial<ProducedResponse>, asked: Asked = {}) {
  const { method = 'GET', headers = {}, droppedQuery = '', isClosing = false, compresses = true } = asked
  const stored = await storeResponse({ ...PAGE, ...produced }, { 'x-frame-options': 'DENY' }, { compresses })
  const server = createServer((request, response) =>
    writeStored(request, response, stored, { state: 'hit', droppedQuery, isClosing }),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer; etag: string }>(
    (resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', port, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
            etag: stored.etag,
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    },
  )
}

describe('a stored response', () => {
  it('states its type, its lifetime and its source', async () => {
    const { status, headers, body, etag } = await answer({})
    expect(status).toBe(200)
    expect(body.toString()).toBe(BODY)
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': String(BODY.length),
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=300, no-transform',
      vary: 'Accept-Encoding',
      etag,
      'surrogate-key': 'home product-1',
      'x-cache': 'hit',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('may be transformed by a CDN that compresses it', async () => {
    const { headers } = await answer({}, { compresses: false, headers: { 'accept-encoding': 'br' } })
    expect(headers['cache-control']).not.toContain('no-transform')
    expect(headers['content-encoding']).toBeUndefined()
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000', undefined],
    ['br;q=0.1', 'br'],
    ['deflate', undefined],
    ['brotli', undefined],
  ])('to accept-encoding %s has the encoding %s', async (accepted, encoding) => {
    const { headers, body } = await answer({}, { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }
    const plain = encoding === 'br' || encoding === 'gzip' ? decode[encoding](body) : body
    expect(plain.toString()).toBe(BODY)
  })

  it('to HEAD has the headers and no body', async () => {
    const { headers, body } = await answer({}, { method: 'HEAD' })
    expect(headers['content-length']).toBe(String(BODY.length))
    expect(body).toHaveLength(0)
  })

  it.each([
    [(etag: string) => etag],
    [(etag: string) => etag.replace('W/', '')],
    [(etag: string) => `"other" , ${etag}`],
  ])('is not sent again to a client with its ETag, %#', async (write) => {
    const { etag } = await answer({})
    const { status, headers, body } = await answer({}, { headers: { 'if-none-match': write(etag) } })
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag])
  })

  it.each(['W/"other"', '*', '"'])('is sent to a client with the ETag %s', async (etag) => {
    expect((await answer({}, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it.each([
    ['is for one visitor only', { freshness: { ...PAGE.freshness, maxAge: 0 } }, 200],
    ['is an error', { status: 503 }, 503],
  ])('that %s is neither stored nor compared', async (_, produced, status) => {
    const { etag } = await answer({})
    const { headers, ...found } = await answer(produced, { headers: { 'if-none-match': etag } })
    expect(found.status).toBe(status)
    expect(headers['cache-control']).toBe('private, no-store')
    expect([headers.etag, headers['surrogate-key']]).toEqual([undefined, undefined])
  })

  it.each([
    ['/uk/en', 'utm_source=a', '/uk/en?utm_source=a'],
    ['/uk/en?page=2', 'utm_source=a', '/uk/en?page=2&utm_source=a'],
    ['/uk/en', '', '/uk/en'],
  ])('that redirects to %s keeps the query %j of the request', async (location, droppedQuery, expected) => {
    const { headers } = await answer({ status: 302, headers: { location } }, { droppedQuery })
    expect(headers.location).toBe(expected)
  })

  it('that does not redirect gets no query', async () => {
    expect((await answer({}, { droppedQuery: 'a=b' })).headers.location).toBeUndefined()
  })

  it('closes the connection only while the server stops', async () => {
    expect((await answer({}, { isClosing: true })).headers.connection).toBe('close')
    expect((await answer({}, { headers: { connection: 'keep-alive' } })).headers.connection).toBe('keep-alive')
  })

  it('without usable tags has no surrogate-key', async () => {
    expect((await answer({ tags: [] })).headers['surrogate-key']).toBeUndefined()
  })
})
