import { describe, expect, it, vi } from 'vitest'
import { CmsError } from './CmsError.js'
import { createCmsClient, type CmsClientOptions } from './createCmsClient.js'

type Answer = Response | Error | 'hang'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json;charset=UTF-8' } })

/** A client whose `fetch` returns the given answers in order and repeats the last one. */
function clientOf(answers: readonly (() => Answer)[], options: Partial<CmsClientOptions> = {}) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    calls.push(String(input instanceof Request ? input.url : input))
    const answer = answers[Math.min(calls.length, answers.length) - 1]?.() ?? json({})
    if (answer instanceof Error) throw answer
    if (answer !== 'hang') return answer
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  return { client: createCmsClient({ baseUrl: 'http://cms.example/', fetch, ...options }), calls }
}

const query = { country: 'CH', path: '/watches', lang: 'de' }
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof CmsError ? error.kind : 'other'),
  )

describe('request URLs of createCmsClient', () => {
  it.each([
    [{ ...query }, '/.rest/delivery/pages/v1/ch/watches?lang=de'],
    [{ ...query, country: 'GB', path: '/' }, '/.rest/delivery/pages/v1/uk?lang=de'],
    [
      { ...query, variants: 'all' as const, version: '1.3' },
      '/.rest/delivery/pages/v1/ch/watches?lang=de&variants=all&version=1.3',
    ],
    [{ ...query, path: '/campaign/spring' }, '/.rest/campaign-manager/campaign/spring?lang=de'],
    [{ ...query, path: '/a b/ü%20?x' }, '/.rest/delivery/pages/v1/ch/a%20b/%C3%BC%20%3Fx?lang=de'],
  ])('requests the page %j', async (wanted, expected) => {
    const { client, calls } = clientOf([() => json({ '@nodes': [] })])
    await client.getPage(wanted)
    expect(calls).toEqual([`http://cms.example${expected}`])
  })

  it.each(['/@nodes', '/watches/@nodes', '/%40nodes', '/watches/@name'])('sends no request for %s', async (path) => {
    const { client, calls } = clientOf([() => json([])])
    expect(await client.getPage({ ...query, path })).toBeNull()
    expect(calls).toEqual([])
  })

  it('repeats categoryPath for each category', async () => {
    const { client, calls } = clientOf([() => json({ results: [] })])
    await client.getEcomPage({
      virtualPath: '/a',
      categoryPath: ['watches', 'mens'],
      resourceType: 'category',
      resourceId: 'mens',
      lang: 'de',
    })
    expect(calls[0]).toContain('categoryPath=watches&categoryPath=mens')
  })
})

describe('failures of createCmsClient', () => {
  it.each<[string, () => Answer, string]>([
    ['a 500', () => json({ error: { code: 'writerError', message: 'x' } }, 500), 'unavailable'],
    ['a 200 with an error body', () => json({ error: { code: 'unknown', message: 'x' } }), 'unavailable'],
    ['a 200 with a bad request', () => json({ error: { code: 'badRequest', message: 'x' } }), 'rejected'],
    ['a login page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }), 'malformed'],
    [
      'truncated JSON',
      () => new Response('{"main":{', { headers: { 'content-type': 'application/json' } }),
      'malformed',
    ],
    ['a list', () => json([]), 'malformed'],
    ['a 403', () => json({ error: { code: 'accessDenied', message: 'x' } }, 403), 'denied'],
    ['a reset connection', () => new TypeError('fetch failed'), 'unavailable'],
    ['no response', () => 'hang', 'timeout'],
    ['2 MB and more', () => json({ text: 'x'.repeat(2_100_000) }), 'tooLarge'],
  ])('classifies %s', async (_, answer, kind) => {
    const { client } = clientOf([answer], { timeouts: { page: 150 } })
    expect(await kindOf(client.getPage(query))).toBe(kind)
  })

  it('returns null for a missing page, whatever the status', async () => {
    const missing = { error: { code: 'pathNotFound', message: '/ch/watches' } }
    expect(await clientOf([() => json(missing, 404)]).client.getPage(query)).toBeNull()
    expect(await clientOf([() => json(missing)]).client.getPage(query)).toBeNull()
  })

  it('retries once after a server error, but not after a malformed response', async () => {
    const failing = clientOf([() => json({}, 502), () => json({ '@name': 'watches', '@nodes': [] })])
    expect((await failing.client.getPage(query))?.name).toBe('watches')
    const malformed = clientOf([() => new Response('x')])
    await kindOf(malformed.client.getPage(query))
    expect([failing.calls.length, malformed.calls.length]).toEqual([2, 1])
  })

  it('applies the timeout to all attempts together', async () => {
    const { client, calls } = clientOf([() => new TypeError('reset'), () => 'hang'], { timeouts: { page: 200 } })
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    expect(await kindOf(client.getPage(query))).toBe('timeout')
    expect([calls.length, timeout.mock.calls]).toEqual([2, [[200]]])
    timeout.mockRestore()
  })

  it("aborts when the caller's signal aborts", async () => {
    const { client } = clientOf([() => 'hang'])
    expect(await kindOf(client.getPage({ ...query, signal: AbortSignal.timeout(30) }))).toBe('unavailable')
  })

  it('stops reading a stream beyond the byte limit', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(65_536))
        if (sent > 1000) controller.close()
      },
    })
    const { client } = clientOf([() => new Response(body, { headers: { 'content-type': 'application/json' } })], {
      maxBytes: 200_000,
    })
    expect(await kindOf(client.getPage(query))).toBe('tooLarge')
    expect(sent).toBeLessThan(10)
  })
})

describe('responses of createCmsClient', () => {
  it.each([
    ['a query', { results: [{ '@name': 'watch' }] }, 'watch'],
    ['a bare page', { '@name': 'watch' }, 'watch'],
    ['no results', { results: [] }, undefined],
  ])('reads %s from ecompages', async (_, body, name) => {
    const { client } = clientOf([() => json(body)])
    const page = await client.getEcomPage({
      virtualPath: '/a',
      categoryPath: [],
      resourceType: 'product',
      resourceId: '1',
      lang: 'de',
    })
    expect(page?.name).toBe(name)
  })

  it('reads children from a list or from a node', async () => {
    const listed = clientOf([() => json([{ '@name': 'b' }, { '@name': 'a' }])])
    const keyed = clientOf([() => json({ b: { '@name': 'b' }, a: { '@name': 'a' }, '@nodes': ['b', 'a'] })])
    for (const { client } of [listed, keyed])
      expect((await client.getChildren(query)).map((child) => child.name)).toEqual(['b', 'a'])
  })

  it('reads site nodes and drops names that could reach a prototype', async () => {
    const body = JSON.parse(
      '{"__proto__":{"domains":["evil"]},"site":{"domains":["vitrine.example",7],"locales":[{"id":"de-CH","alias":"ch/de"}],"extra":1},"empty":{}}',
    )
    const config = await clientOf([() => json(body)]).client.getSiteConfig()
    expect(Object.keys(config)).toEqual(['site'])
    expect(config.site).toMatchObject({
      domains: ['vitrine.example'],
      locales: [{ id: 'de-CH', alias: 'ch/de', additionalAlias: [] }],
    })
  })

  it('returns null for canonical links on any error, without a retry', async () => {
    const { client, calls } = clientOf([() => json({}, 500)])
    expect(await client.getCanonicalLinks({ pageUrl: '/ch/de' })).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('reads link lists and drops entries without a label', async () => {
    const body = {
      header: [{ label: 'Watches', href: '/watches', type: 'internal', target: '_self' }, { href: '/x' }, null],
      other: 'x',
    }
    expect(await clientOf([() => json(body)]).client.getLinks({ country: 'ch', lang: 'de', keys: ['header'] })).toEqual(
      {
        header: [{ label: 'Watches', href: '/watches', type: 'internal', opensNewTab: false }],
      },
    )
  })

  it('reads at most 100 links of a list', async () => {
    const header = Array.from({ length: 3000 }, (_, index) => ({ label: `${index}`, href: '/x' }))
    const { client } = clientOf([() => json({ header })])
    expect((await client.getLinks({ country: 'ch', lang: 'de', keys: ['header'] })).header).toHaveLength(100)
  })
})
