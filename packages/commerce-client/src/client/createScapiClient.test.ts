import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeFetch, problemResponse } from '../testing/fakeFetch.js'
import { type CommerceApiErrorFacts, isCommerceApiError } from './CommerceApiError.js'
import { createScapiClient, type ScapiClientOptions } from './createScapiClient.js'
import type { Operation } from './operation.js'

const read: Operation<{ readonly id: string }> = {
  api: 'product/shopper-products/v1',
  call: 'GET /things/{id}',
  sends: ['locale', 'currency'],
  answer: ['id'],
}

const found = () => Response.json({ id: 'a' })

function clientWith(fetch: typeof globalThis.fetch, options: Partial<ScapiClientOptions> = {}) {
  return createScapiClient({
    baseUrl: 'http://shop.test/api',
    organizationId: 'f_ecom_zzvi_001',
    siteId: 'demo-master',
    locale: 'en-GB',
    currency: 'GBP',
    fetch,
    ...options,
  })
}

describe('createScapiClient', () => {
  it('builds the path of the operation and adds site, locale and currency', async () => {
    const fake = createFakeFetch(found)
    await clientWith(fake.fetch).request(read, { id: 'a b/c' })
    expect(fake.calls[0]?.url).toBe(
      'http://shop.test/api/product/shopper-products/v1/organizations/f_ecom_zzvi_001/things/a%20b%2Fc?siteId=demo-master&locale=en-GB&currency=GBP',
    )
  })

  it('omits locale and currency if the operation does not accept them', async () => {
    const fake = createFakeFetch(found)
    await clientWith(fake.fetch).request({ ...read, sends: [] }, { id: 'a' })
    expect([...(fake.calls[0]?.query.keys() ?? [])]).toEqual(['siteId'])
  })

  it('joins arrays with commas, escapes commas in values, and repeats refine', async () => {
    const fake = createFakeFetch(found)
    const query = { ids: ['a', 'b,c', '5%'], refine: ['cgid=x', 'c=d|e'], absent: null, none: [] }
    await clientWith(fake.fetch).request(read, { id: 'a', ...query })
    const sent = fake.calls[0]?.query
    expect(sent?.get('ids')).toBe('a,b%2Cc,5%25')
    expect(sent?.getAll('refine')).toEqual(['cgid=x', 'c=d|e'])
    expect(sent?.has('absent')).toBe(false)
    expect(sent?.has('none')).toBe(false)
  })

  it.each(['', '.', '..'])('rejects the path parameter "%s", which would change the path', async (id) => {
    const fake = createFakeFetch(found)
    await expect(clientWith(fake.fetch).request(read, { id })).rejects.toThrow('is invalid')
    expect(fake.calls).toHaveLength(0)
  })

  it('sends the token, the extra headers, the idempotency key and a JSON body', async () => {
    const fake = createFakeFetch(found)
    const client = clientWith(fake.fetch, {
      getToken: () => Promise.resolve('secret'),
      headers: { 'x-requested-by': 'vitrine' },
    })
    await client.request({ ...read, call: 'POST /things/{id}' }, { id: 'a', body: [1] }, { idempotencyKey: 'key-1' })
    const [call] = fake.calls
    expect(call?.headers.get('authorization')).toBe('Bearer secret')
    expect(call?.headers.get('x-requested-by')).toBe('vitrine')
    expect(call?.headers.get('idempotency-key')).toBe('key-1')
    expect(call?.headers.get('content-type')).toBe('application/json')
    expect(call?.body).toBe('[1]')
  })

  it('sends the session of the legacy storefront if there is one', async () => {
    const fake = createFakeFetch(found)
    await clientWith(fake.fetch, { dwsid: 'd1' }).request(read, { id: 'a' })
    await clientWith(fake.fetch, { headers: { 'x-absent': undefined } }).request(read, { id: 'a' })
    expect(fake.calls.map(({ headers }) => headers.get('sfdc_dwsid'))).toEqual(['d1', null])
    expect(fake.calls[1]?.headers.has('x-absent')).toBe(false)
  })

  it.each([
    ['5', 5000],
    ['Wed, 21 Oct 2015 07:28:00 GMT', null],
    ['soon', null],
  ])('reads the retry time %s as %s ms', async (wait, expected) => {
    const fake = createFakeFetch(() => problemResponse(429, 'too-many-requests', {}, { 'retry-after': wait }))
    const call = clientWith(fake.fetch).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({ retryAfterMs: expected })
  })

  it('reads a retry time given as a date', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString()
    const fake = createFakeFetch(() => problemResponse(503, 'overloaded', {}, { 'retry-after': date }))
    const error: unknown = await clientWith(fake.fetch)
      .request(read, { id: 'a' })
      .catch((cause: unknown) => cause)
    expect(isCommerceApiError(error, 'unavailable') && (error.retryAfterMs ?? 0) > 50_000).toBe(true)
  })

  it('sends no authorization header without a token', async () => {
    const fake = createFakeFetch(found)
    await clientWith(fake.fetch, { getToken: () => Promise.resolve(null) }).request(read, { id: 'a' })
    expect(fake.calls[0]?.headers.has('authorization')).toBe(false)
  })
})

describe('errors of createScapiClient', () => {
  it.each<readonly [number, string, Readonly<Record<string, string>>, CommerceApiErrorFacts['kind']]>([
    [400, 'bad-request', {}, 'validation'],
    [400, 'customer-baskets-quota-exceeded', {}, 'quota'],
    [401, 'invalid-access-token', {}, 'unauthorized'],
    [403, 'forbidden', {}, 'forbidden'],
    [404, 'product-not-found', {}, 'notFound'],
    [408, 'request-timeout', {}, 'timeout'],
    [409, 'basket-transfer-basket-already-exists-exception', {}, 'conflict'],
    [429, 'too-many-requests', {}, 'rateLimited'],
    [500, 'internal', {}, 'unavailable'],
    [503, 'overloaded', {}, 'unavailable'],
    [503, 'overloaded', { sfdc_maintenance: 'site' }, 'maintenance'],
  ])('reads %i %s %j as %s', async (status, slug, headers, kind) => {
    const fake = createFakeFetch(() => problemResponse(status, slug, {}, headers))
    const call = clientWith(fake.fetch).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({ kind, status, slug, operation: 'GET /things/{id}' })
  })

  it('includes code, extras, load status and retry time', async () => {
    const fake = createFakeFetch(() =>
      problemResponse(
        503,
        'bad-request',
        { c_code: 'Mix-Basket-Found-Pre-Order', productId: 'p1' },
        { 'retry-after': '5', sfdc_load_status: 'THROTTLE' },
      ),
    )
    await expect(clientWith(fake.fetch).request(read, { id: 'a' })).rejects.toMatchObject({
      code: 'Mix-Basket-Found-Pre-Order',
      extras: { productId: 'p1' },
      retryAfterMs: 5000,
      loadStatus: 'THROTTLE',
      message: 'GET /things/{id} answered 503: bad-request: Refused with bad-request.',
    })
  })

  it('accepts an error page that is not a problem document', async () => {
    const fake = createFakeFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const call = clientWith(fake.fetch).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({
      kind: 'unavailable',
      slug: null,
      message: 'GET /things/{id} answered 502',
    })
  })

  it.each(['<html>login</html>', '{"id":', '[]', 'null', '{"name":"no id"}', ''])(
    'reports the response %s as malformed',
    async (body) => {
      const fake = createFakeFetch(() => new Response(body))
      const call = clientWith(fake.fetch).request(read, { id: 'a' })
      await expect(call).rejects.toMatchObject({ kind: 'malformed', status: null })
    },
  )

  it('names the missing fields of a malformed response', async () => {
    const fake = createFakeFetch(() => Response.json({ name: 'no id' }))
    const call = clientWith(fake.fetch).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({
      name: 'CommerceApiError',
      message: expect.stringContaining('missing id'),
    })
  })

  it('reports a failed connection as a network error and keeps the cause', async () => {
    const cause = new TypeError('fetch failed')
    const fake = createFakeFetch(() => Promise.reject(cause))
    const call = clientWith(fake.fetch).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({ kind: 'network', cause })
  })
})

describe('time-outs of createScapiClient', () => {
  const stops: (() => void)[] = []
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener)
    stops.push(() => {
      server.closeAllConnections()
      server.close()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  }

  it('times out without a response', async () => {
    const baseUrl = await serve(() => undefined)
    const call = clientWith(fetch, { baseUrl, timeoutMs: 50 }).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('times out when the body is too slow', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    })
    const call = clientWith(fetch, { baseUrl }).request(read, { id: 'a' }, { timeoutMs: 100 })
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('aborts on the caller’s signal', async () => {
    const baseUrl = await serve(() => undefined)
    for (const reason of [undefined, new TypeError('The visitor left.')]) {
      const controller = new AbortController()
      const call = clientWith(fetch, { baseUrl }).request(read, { id: 'a' }, { signal: controller.signal })
      controller.abort(reason)
      await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    }
  })

  it('does not follow redirects', async () => {
    const visits: (string | undefined)[] = []
    const target = await serve((request, response) => {
      visits.push(request.url)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"a"}')
    })
    const baseUrl = await serve((_, response) => response.writeHead(302, { location: `${target}/stolen` }).end())
    const call = clientWith(fetch, { baseUrl }).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({ kind: 'network' })
    expect(visits).toEqual([])
  })

  it('reports a truncated body as a network error', async () => {
    const baseUrl = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"id":', () => response.destroy())
    })
    const call = clientWith(fetch, { baseUrl }).request(read, { id: 'a' })
    await expect(call).rejects.toMatchObject({ kind: 'network' })
  })
})
