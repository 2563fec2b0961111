import { describe, expect, it, vi } from 'vitest'
import { type CachedAnswer, createPageCache } from './pageCache.js'
import { storeResponse } from './storedResponse.js'

const stored = (body: string, options: { status?: number; tags?: readonly string[]; maxAge?: number } = {}) =>
  storeResponse(
    {
      status: options.status ?? 200,
      contentType: 'text/html',
      body,
      headers: {},
      freshness: { maxAge: options.maxAge ?? 60, staleWhileRevalidate: 60, staleIfError: 300 },
      tags: options.tags ?? ['home'],
    },
    {},
    { compresses: true },
  )

function setUp(maxBytes = 1_000_000) {
  const clock = { now: 0 }
  const cache = createPageCache({ maxBytes, now: () => clock.now })
  return { cache, clock }
}

const text = (answer: CachedAnswer | null) => {
  const body = answer?.response.body('identity')
  return body instanceof Buffer ? body.toString() : undefined
}
const never = () => Promise.reject(new Error('must not be made'))

describe('page cache', () => {
  it('makes an answer once for 100 who ask at the same time', async () => {
    const { cache } = setUp()
    const produce = vi.fn(() => stored('one'))
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.load('home', produce)))
    expect(produce).toHaveBeenCalledTimes(1)
    expect(new Set(answers.map(text))).toEqual(new Set(['one']))
  })

  it('serves a fresh answer without making it again', async () => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('one'))
    clock.now = 59_000
    const answer = cache.lookup('home', never)
    expect(answer?.state).toBe('hit')
    expect(text(answer)).toBe('one')
  })

  it('serves a stale answer at once and renews it behind, once', async () => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('old'))
    clock.now = 61_000
    const produce = vi.fn(() => stored('new'))
    expect(cache.lookup('home', produce)?.state).toBe('stale')
    expect(text(cache.lookup('home', produce))).toBe('old')
    await vi.waitFor(() => expect(text(cache.lookup('home', produce))).toBe('new'))
    expect(produce).toHaveBeenCalledTimes(1)
  })

  it('does not ask a failing upstream again for every stale request', async () => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('old'))
    clock.now = 61_000
    const produce = vi.fn(() => Promise.reject(new Error('down')))
    for (let time = 0; time < 10; time += 1) {
      expect(cache.lookup('home', produce)?.state).toBe('stale')
      await Promise.resolve()
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
    cache.lookup('home', produce)
    expect(produce).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['ends in 503', () => stored('error', { status: 503, maxAge: 0 })],
  ])('falls back on an expired copy when making it %s', async (_case, produce) => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('old'))
    clock.now = 200_000
    expect(cache.lookup('home', produce)).toBeNull()
    const answer = await cache.load('home', produce)
    expect(answer.state).toBe('stale-error')
    expect(text(answer)).toBe('old')
  })

  it('fails when the copy is too old to stand in', async () => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('old'))
    clock.now = 361_000
    await expect(cache.load('home', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  })

  it('purges by tag and leaves others alone', async () => {
    const { cache } = setUp()
    await cache.load('home', () => stored('home', { tags: ['home', 'product-1'] }))
    await cache.load('about', () => stored('about', { tags: ['about'] }))
    cache.purge(['product-1'])
    expect(cache.lookup('home', never)).toBeNull()
    expect(cache.lookup('about', never)?.state).toBe('hit')
  })

  it('does not serve what was purged while it was being made', async () => {
    const { cache } = setUp()
    let finish = (_body: string) => {}
    const slow = cache.load('home', async () => stored(await new Promise<string>((resolve) => (finish = resolve))))
    cache.purge(['home'])
    const next = cache.load('home', () => stored('new'))
    finish('old')
    expect(text(await slow)).toBe('old')
    expect(text(await next)).toBe('new')
    expect(text(cache.lookup('home', never))).toBe('new')
  })

  it('keeps a purged copy for the case that the upstream fails', async () => {
    const { cache } = setUp()
    await cache.load('home', () => stored('old'))
    cache.purge(null)
    const answer = await cache.load('home', () => Promise.reject(new Error('down')))
    expect(answer.state).toBe('stale-error')
  })

  it('never stores what must not be shared', async () => {
    const { cache } = setUp()
    await cache.load('mine', () => stored('mine', { maxAge: 0 }))
    expect(cache.lookup('mine', never)).toBeNull()
    expect(cache.size.entries).toBe(0)
  })

  it('stays within its bytes', async () => {
    const { cache } = setUp(40_000)
    for (let index = 0; index < 50; index += 1) await cache.load(`page-${index}`, () => stored('x'.repeat(400)))
    expect(cache.size.bytes).toBeLessThanOrEqual(40_000)
    expect(cache.size.entries).toBeGreaterThan(0)
    expect(cache.size.entries).toBeLessThan(50)
  })
})

describe('a page with a failed part', () => {
  const partial = (body: string) =>
    storeResponse(
      {
        status: 200,
        contentType: 'text/html',
        body,
        headers: {},
        freshness: { maxAge: 5, staleWhileRevalidate: 10, staleIfError: 0 },
        tags: [],
        isPartial: true,
      },
      {},
      { compresses: true },
    )

  it('never replaces a whole one, whether that is stale or expired', async () => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('whole'))
    clock.now = 61_000
    expect(cache.lookup('home', () => partial('gap'))?.state).toBe('stale')
    await vi.waitFor(() => expect(cache.isMaking('home')).toBe(false))
    expect(text(cache.lookup('home', never))).toBe('whole')
    clock.now = 200_000
    expect(cache.lookup('home', never)).toBeNull()
    const answer = await cache.load('home', () => partial('gap'))
    expect([answer.state, text(answer)]).toEqual(['stale-error', 'whole'])
    expect(text(await cache.load('home', () => stored('new')))).toBe('new')
  })

  it('is not made again for some seconds while a whole one stands in', async () => {
    const { cache, clock } = setUp()
    await cache.load('home', () => stored('whole'))
    clock.now = 200_000
    await cache.load('home', () => partial('gap'))
    expect(text(cache.lookup('home', never))).toBe('whole')
    clock.now += 5001
    expect(cache.lookup('home', never)).toBeNull()
  })

  it('serves for seconds where there is no whole one, and gives way to it', async () => {
    const { cache, clock } = setUp()
    const first = await cache.load('home', () => partial('gap'))
    expect([first.state, text(first)]).toEqual(['miss', 'gap'])
    expect(text(cache.lookup('home', never))).toBe('gap')
    clock.now = 6000
    cache.lookup('home', () => stored('whole'))
    await vi.waitFor(() => expect(text(cache.lookup('home', never))).toBe('whole'))
    clock.now = 40_000
    const later = setUp()
    await later.cache.load('home', () => partial('gap'))
    later.clock.now = 16_000
    expect(later.cache.lookup('home', never)).toBeNull()
  })
})
