import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sites } from '../../app/config/sites.js'
import { buildResult, fakeApp } from '../testing/fakeApp.js'
import { askAll, floodedShop as shop, listings, pagesOf, slowlyRendered } from '../testing/floodedShop.js'
import { HOST_NAME, openHost } from '../testing/openHost.js'

/** Thousands of requests are slow on a busy machine. */
const MINUTE = 60_000

const random = (index: number) => `${index}${Math.random().toString(36).slice(2)}`
const queries = [
  (value: string) => `q=${value}`,
  (value: string) => `sort=${value}`,
  (value: string) => `page=${Number.parseInt(value, 10) + 2}`,
  (value: string) => `limit=${Number.parseInt(value, 10) + 1}`,
  (value: string) => `site=${value}`,
  (value: string) => `locale=${value}`,
  (value: string) => `refine=c_${value}%3Dx`,
]

describe('2,000 random queries from one client', () => {
  it.each([
    ['on pages that read none', 'page'],
    ['on listings', 'list'],
  ])(
    '%s leave at least 95 of 100 warm pages in the cache',
    async (_name, kind) => {
      const { createApp } = shop()
      // The clock is stopped: this is about eviction, and pages must not expire on a slow machine.
      const host = await openHost({ PAGE_CACHE_MB: '8', RATE_LIMIT_SCALE: '1000' }, { createApp, now: () => 0 })
      const warm = pagesOf(100, 'page')
      await askAll(host, warm)
      const flood = Array.from({ length: 2000 }, (_, index) => {
        const query = queries[index % queries.length]?.(random(index)) ?? ''
        return `/ch/de/${kind}-${index % 10}?${query}`
      })
      await askAll(host, flood)
      const states = await askAll(host, warm)
      expect(states.filter((state) => state === 'hit').length).toBeGreaterThanOrEqual(95)
    },
    MINUTE,
  )
})

describe('pages that are requested twice', () => {
  it('evict no page that was requested once', async () => {
    const { createApp } = shop()
    const host = await openHost({ PAGE_CACHE_MB: '8', RATE_LIMIT_SCALE: '1000' }, { createApp, now: () => 0 })
    const warm = pagesOf(150, 'page')
    await askAll(host, warm)
    // These fill the cache and its window, so that the first of them is evicted before it is requested again.
    const others = pagesOf(100, 'list')
    await askAll(host, [...others, ...others])
    expect(new Set(await askAll(host, warm))).toEqual(new Set(['hit']))
  })
})

describe('a query', () => {
  it('that a page does not read shares the entry of the plain page, in both representations', async () => {
    const { createApp, renderDocument, resolve } = shop()
    const host = await openHost({}, { createApp })
    await askAll(host, ['/ch/de/page-1?q=first'])
    expect(await askAll(host, ['/ch/de/page-1', '/ch/de/page-1?sort=x&page=7', '/ch/de/page-1?q=other'])).toEqual([
      'hit',
      'hit',
      'hit',
    ])
    const json = (query: string) => `/apis/page?path=${encodeURIComponent(`/ch/de/page-1${query}`)}`
    expect(await askAll(host, [json('?q=a'), json('?q=b'), json('')])).toEqual(['miss', 'hit', 'hit'])
    expect(renderDocument).toHaveBeenCalledTimes(1)
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('that a page reads makes a separate page, even if a plain one is cached', async () => {
    const { createApp } = shop()
    const host = await openHost({}, { createApp })
    const asked = ['/ch/de/list-1', '/ch/de/list-1?page=2', '/ch/de/list-1?q=ring', '/ch/de/list-1?page=2']
    expect(await askAll(host, asked)).toEqual(['miss', 'miss', 'miss', 'hit'])
    const { body } = await host.server.inject({ url: '/ch/de/list-1?page=2', headers: { host: HOST_NAME } })
    expect(body).toContain('<title>/ch/de/list-1?page=2</title>')
  })

  it('may contain one of our locales, in any notation, and no other', async () => {
    const location = vi.fn(
      async (url: URL) => ({ kind: 'redirect', status: 302, location: `/x${url.search}` }) as const,
    )
    const { server } = await openHost({}, { createApp: fakeApp({ resolve: location }) })
    const ask = async (query: string) => {
      const { headers } = await server.inject({ url: `/s/any/watches?${query}`, headers: { host: HOST_NAME } })
      return [headers.location, headers['x-cache']]
    }
    expect(await ask('locale=en-GB')).toEqual(['/x?locale=en-GB', 'miss'])
    expect(await ask('locale=uk/en')).toEqual(['/x?locale=en-GB', 'hit'])
    expect(await ask('locale=xx-XX')).toEqual(['/x?locale=xx-XX', 'miss'])
    expect(await ask('locale=yy-YY')).toEqual(['/x?locale=yy-YY', 'hit'])
    expect(await ask(`site=${sites[0]?.id}`)).toEqual([`/x?site=${sites[0]?.id}`, 'miss'])
    expect(await ask('site=other')).toEqual(['/x?site=other', 'hit'])
  })
})

describe('a correction of the wall clock', () => {
  it('expires no page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { createApp, renderDocument } = shop()
    const host = await openHost({}, { createApp })
    await askAll(host, ['/ch/de/page-1'])
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(await askAll(host, ['/ch/de/page-1'])).toEqual(['hit'])
    expect(renderDocument).toHaveBeenCalledTimes(1)
  })
})

describe('paths without a page', () => {
  it('share one response', async () => {
    const { createApp, renderDocument } = shop()
    const host = await openHost({ RATE_LIMIT_SCALE: '1000' }, { createApp })
    await askAll(
      host,
      Array.from({ length: 300 }, (_, index) => `/ch/de/none/${random(index)}`),
    )
    expect(renderDocument).toHaveBeenCalledTimes(1)
  })

  it('are cached for half a minute, on this server only, and until a CMS purge', async () => {
    const clock = { now: 0 }
    const { createApp, resolve } = shop()
    const host = await openHost({}, { createApp, now: () => clock.now })
    const ask = () => host.server.inject({ url: '/ch/de/none', headers: { host: HOST_NAME } })
    const [first, second] = [await ask(), await ask()]
    expect([first.statusCode, second.statusCode]).toEqual([404, 404])
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
    expect(second.headers['cache-control']).toBe('private, no-store')
    clock.now += 31_000
    await ask()
    expect(resolve).toHaveBeenCalledTimes(2)
    host.cache.purge(['node-7'])
    await ask()
    expect(resolve).toHaveBeenCalledTimes(3)
  })

  it(
    'evict no page',
    async () => {
      const { createApp } = shop()
      const host = await openHost({ PAGE_CACHE_MB: '8', RATE_LIMIT_SCALE: '1000' }, { createApp, now: () => 0 })
      const warm = pagesOf(100, 'page')
      await askAll(host, warm)
      const before = host.cache.size
      await askAll(
        host,
        Array.from({ length: 2000 }, (_, index) => `/ch/de/none/${random(index)}`),
      )
      expect(host.cache.size).toEqual(before)
      expect(new Set(await askAll(host, warm))).toEqual(new Set(['hit']))
    },
    MINUTE,
  )
})

describe('load', () => {
  it('rejects no client that reads one page after another', async () => {
    const host = await openHost({ RATE_LIMIT_SCALE: '10' }, { createApp: slowlyRendered() })
    expect(new Set(await askAll(host, listings(40)))).toEqual(new Set(['miss']))
  })

  it('rejects a client that requests too many pages at once, and no other client', async () => {
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const resolve = async ({ pathname }: URL) => gate.then(() => buildResult({ path: pathname }))
    const { server } = await openHost({ TRUSTED_PROXIES: '1' }, { createApp: fakeApp({ resolve }) })
    const ask = async (url: string, client: string) =>
      await server.inject({ url, headers: { host: HOST_NAME, 'x-forwarded-for': client } })
    const greedy = Array.from({ length: 50 }, (_, index) => ask(`/ch/de/page-${index}`, '192.0.2.1'))
    const other = ask('/ch/de/page-100', '192.0.2.2')
    const joining = ask('/ch/de/page-1', '192.0.2.3')
    await vi.waitFor(async () => expect((await Promise.race(greedy.slice(40))).statusCode).toBe(429))
    go()
    const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await other).statusCode).toBe(200)
    expect((await joining).statusCode).toBe(200)
  })

  it('rejects listings and robots while 32 pages are being rendered, but no plain page', async () => {
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const resolve = async ({ pathname }: URL) => gate.then(() => buildResult({ path: pathname }))
    const { server } = await openHost({ TRUSTED_PROXIES: '1' }, { createApp: fakeApp({ resolve }) })
    const ask = async (url: string, client: number, agent = 'Mozilla/5.0') =>
      await server.inject({
        url,
        headers: { host: HOST_NAME, 'x-forwarded-for': `192.0.2.${client}`, 'user-agent': agent },
      })
    const many = Array.from({ length: 32 }, (_, index) => ask(`/ch/de/page-${index}`, index))
    // Requests start in order: when a response has arrived, all earlier requests are in progress.
    const [listing, robot, json] = await Promise.all([
      ask('/ch/de/list-1?page=2', 100),
      ask('/ch/de/list-2', 101, 'Examplebot/2.1'),
      ask('/apis/page?path=%2Fch%2Fde%2Flist-1%3Fpage%3D2', 102),
    ])
    const plain = ask('/ch/de/page-50', 103)
    go()
    expect([listing.statusCode, robot.statusCode, json.statusCode]).toEqual([503, 503, 503])
    expect(listing.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(listing.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(json.json()).toEqual({ status: 503, title: 'Service unavailable' })
    expect((await plain).statusCode).toBe(200)
    expect((await Promise.all(many)).every(({ statusCode }) => statusCode === 200)).toBe(true)
  })
})
